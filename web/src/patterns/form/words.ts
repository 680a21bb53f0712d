/** What a form says. */
export const fieldWords = {
  lack: (what: string) => `还差：${what}`,
  choose: '请选择',
  dayWrong: '没有这一天，请核对',
  dayUnfinished: '写全年月日，如 2016-01-02',
  failed: {
    refused: '没有提交成功',
    refusedTodo: '按提示改好后再试，填过的都还在。',
    lost: '没有等到答复',
    lostTodo: '你填的都还在，直接再试一次即可。',
  },
  leaving: {
    title: '离开后，填的内容不会保留',
    confirm: '继续填写',
    cancel: '离开',
  },
};
