//! The items of the profile.

kernel::codes! {
    /// What can be changed.
    Item, what: "item", refused: "没有这项资料",
    {
        Occupation = "occupation", "职业";
        Income = "income", "年收入";
        IncomeSource = "incomeSource", "收入来源";
        Address = "address", "联系地址";
        TaxResidency = "nonresiFlag", "税收居民身份";
        Beneficiary = "hasBenefitPerson", "受益人声明";
        SelfTrade = "selfTradeFlag", "本人操作声明";
        Credit = "credit", "诚信记录";
        Controller = "controller", "实际控制人";
        Purpose = "purpose", "投资目的";
        Email = "email", "邮箱";
    }
}
kernel::schema_of_codes!(Item);
db::column!(Item: code);
