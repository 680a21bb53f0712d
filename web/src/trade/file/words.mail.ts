/** Texts of mailing a file. */
export const mailFileWords = {
  title: '发送文件到邮箱',
  what: (title: string) => `《${title}》会作为附件发给你`,
  sent: '文件已发出',
  wait: (left: number) => `通常几分钟内送达，没有看到时请查看垃圾邮件箱。今天还可以发送${left}次。`,
  sending: '正在发送',
  waiting: '邮箱还没有回应，我们会继续发送。没有发成时，会在消息里告诉你。',
} as const;
