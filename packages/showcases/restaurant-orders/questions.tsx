import type { Shown } from './app.ts';
import { BillDialog } from './bill.tsx';
import { DishDialog } from './dish-dialog.tsx';
import { AskDialog, PaymentDialog } from './pay-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';

export const Questions = (shown: Shown) => (
  <>
    <BillDialog key="bill" {...shown} />
    {/* A question that is asked again before its dialog has told that it was closed gets a dialog of its own. */}
    <Asked key={shown.question} {...shown} />
  </>
);

function Asked(shown: Shown) {
  const { question } = shown;
  if (question?.kind === 'dish') return <DishDialog {...shown} question={question} />;
  if (question?.kind === 'table') return <TableDialog {...shown} question={question} />;
  if (question?.kind === 'bill') return <AskDialog {...shown} question={question} />;
  if (question?.kind === 'payment') return <PaymentDialog {...shown} question={question} />;
  return null;
}
