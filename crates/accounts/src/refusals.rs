//! The room's public codes.

wire::refusals! {
    /// Name and certificate are verified already.
    ALREADY_CERTIFIED = 12001, "你已完成实名认证，无需重复提交";
    /// Below the age of majority.
    TOO_YOUNG = 12002, "你未满{age}周岁，暂不支持开户";
    /// The certificate is not valid on the business day.
    CERTIFICATE_EXPIRED = 12003, "证件不在有效期内，请使用有效的身份证件";
    /// One person, one account.
    CERTIFICATE_TAKEN = 12004, "该证件已在本平台认证过，请使用原手机号登录";
    /// The customer asked too often today.
    TOO_MANY_CHECKS = 12005, "今日实名认证次数已达上限，请明天再试";
    /// The register of identities says no.
    NAME_DIFFERS = 12006, "姓名与证件号码不一致，请核对后重新提交";
    /// The register of identities gave no answer.
    CHECK_UNAVAILABLE = 12007, "实名认证服务繁忙，请稍后再试";
    /// A proof of the same kind is being looked at.
    UNDER_REVIEW = 12008, "资料正在审核中，最多需要3个工作日，请耐心等待";
    /// There is nothing that a proof is needed for.
    NO_PROOF_NEEDED = 12009, "当前无需提交审核资料";
    /// A step of opening is missing.
    STEP_MISSING = 12010, "请先完成{step}，再提交开户";
    /// The agreements were not agreed to.
    AGREEMENT_NEEDED = 12011, "请先阅读并同意相关协议";
    /// Only a failed proof can be handed in again.
    PROOF_NOT_FAILED = 12012, "该资料无需重新提交";
    /// The customer said that somebody else controls the account.
    SELF_TRADE_ONLY = 12013, "线上开户仅支持本人控制并操作的账户";
    /// Not exactly one item.
    ONE_ITEM = 12014, "每次只能修改一项资料";
    /// An item's value.
    ITEM_WRONG = 12015, "{reason}";
    /// The declaration of tax residency lacks something.
    TAX_INCOMPLETE = 12016, "{reason}";
    /// Not a picture, or too large.
    PICTURE_REFUSED = 12017, "请上传4MB以内的JPG、PNG或WebP图片";
    /// More pixels than anybody should unpack.
    PICTURE_TOO_LARGE = 12027, "图片的像素过多，请上传4000万像素以内的图片";
    /// Too many pictures today.
    TOO_MANY_PICTURES = 12018, "今日上传次数已达上限，请明天再试";
    /// An operation of traders by a customer without an account.
    NOT_OPENED = 12020, "您还没开户，请您完成开户，再交易";
    /// Too many photos read today.
    TOO_MANY_READINGS = 12022, "今日拍照识别次数已达上限，请手动填写";
    /// Others wait, or the customer's own photo is being read; HTTP 429 with `Retry-After`.
    READER_BUSY = 12023, "正在识别的人较多，请{seconds}秒后再试，也可以直接填写";
    /// The engine that reads photos gave no answer.
    READER_SILENT = 12024, "这次没有识别出来，请稍后再试，也可以直接填写";
    /// No photo to be read, or too large.
    PHOTO_REFUSED = 12025, "请选择2MB以内、能打开的JPG、PNG或WebP照片";
    /// Nothing that a new certificate could follow.
    NO_CERTIFICATE = 12028, "请先完成实名认证，再更新证件";
    /// The certificate that was handed in is not valid for longer than the one on file.
    NOT_LATER = 12029, "新证件的有效期没有比原证件更晚，请核对后再提交";
    /// The photo is of another number.
    OTHER_CERTIFICATE = 12030, "照片上的证件号码和你的不一致，请上传本人的身份证";
    /// The photo has another validity than was typed.
    OTHER_VALIDITY = 12031, "照片上的有效期是{begin}至{expire}，和填写的不一致，请核对";
    /// Both photos are one and the same.
    SAME_PICTURE = 12034, "两张是同一张照片，请分别拍摄";
    /// The product of which it is asked is not in the catalogue.
    NO_SUCH_PRODUCT = 12033, "没有找到这只产品";
    /// A renewed certificate has its own page, dates and photos together.
    RENEWED_ELSEWHERE = 12032, "更新证件请在证件信息里提交";
    /// Others wait for their picture of themselves to be drawn; HTTP 429 with `Retry-After`.
    AVATARS_BUSY = 12026, "正在更换头像的人较多，请{seconds}秒后再试";
}
