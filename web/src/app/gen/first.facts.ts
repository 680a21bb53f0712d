// Generated from contract/routes.tsv by scripts/rows.mjs; do not edit.
export const facts = `
/my p 我的
/asset lk 财富
/fundhome p 首页
/login p 密码登录
/sign p 注册
/loginNote p 验证码登录
* p 页面不存在
/myselectfund l 自选
`;
