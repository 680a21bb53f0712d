/* once */
import type { ComponentType } from 'react';
import { AssetStory } from './AssetStory';
import { CalendarStory } from './CalendarStory';
import { BarsStory, ChartStory } from './ChartStories';
import { ControlsStory, FormStory } from './ControlStories';
import { PdfStory, PictureStory } from './FileStories';
import { AskStory, SheetStory, ToastStory } from './FloatStories';
import { FormPageStory } from './FormPageStory';
import { OrderStory } from './OrderStory';
import { AmountStory, CodeStory, PasswordStory, PatternStory } from './PadStories';
import { FigureStory, PartsStory } from './PartStories';
import {
  ActBarStory,
  ActBarWaitsStory,
  ConfirmStory,
  QueryStory,
  QuestionnaireStory,
  ReaderStory,
  RefusedStory,
} from './PatternStories';
import { FailedResultStory, LaterStory, ResultStory } from './ResultStories';
import { EmptyStory, FailedStory, LoadingStory } from './StateStories';
import '@/ui/chart/chart.css';
import '@/ui/pattern.css';
import '@/trade/fund/fund.css';

interface StoryRow {
  title: string;
  Story: ComponentType;
}

/** All stories by name; scripts/shots.mjs photographs each in every look. */
export const stories: Record<string, StoryRow> = {
  parts: { title: '卡片、行、标签、提示', Story: PartsStory },
  figures: { title: '数字', Story: FigureStory },
  controls: { title: '按钮、选择', Story: ControlsStory },
  form: { title: '输入', Story: FormStory },
  amount: { title: '金额与键盘', Story: AmountStory },
  code: { title: '验证码', Story: CodeStory },
  password: { title: '密码键盘', Story: PasswordStory },
  pattern: { title: '手势', Story: PatternStory },
  order: { title: '承诺线', Story: OrderStory },
  asset: { title: '资产页', Story: AssetStory },
  chart: { title: '走势图', Story: ChartStory },
  bars: { title: '柱图', Story: BarsStory },
  calendar: { title: '日历', Story: CalendarStory },
  sheet: { title: '抽屉', Story: SheetStory },
  dialog: { title: '对话框', Story: AskStory },
  toast: { title: '轻提示', Story: ToastStory },
  loading: { title: '骨架', Story: LoadingStory },
  empty: { title: '空', Story: EmptyStory },
  failed: { title: '没有加载出来', Story: FailedStory },
  actbar: { title: '下单栏', Story: ActBarStory },
  actwaits: { title: '下单栏，等勾选', Story: ActBarWaitsStory },
  query: { title: '一个回答的页', Story: QueryStory },
  refused: { title: '被拒绝', Story: RefusedStory },
  reader: { title: '阅读', Story: ReaderStory },
  pdf: { title: 'PDF', Story: PdfStory },
  picture: { title: '图片', Story: PictureStory },
  questionnaire: { title: '问卷', Story: QuestionnaireStory },
  confirm: { title: '确认', Story: ConfirmStory },
  formpage: { title: '表单页', Story: FormPageStory },
  result: { title: '结果', Story: ResultStory },
  later: { title: '等结果', Story: LaterStory },
  'result-failed': { title: '没有成功', Story: FailedResultStory },
};
