import { rows } from '@/app/rows';
import { firstScreens } from '@/app/screens';
import { wholeTable } from '@/route/table';

/** Every screen, planned ones too; with this module the table is whole. */
export const allScreens = [...firstScreens, ...rows];

await wholeTable();
