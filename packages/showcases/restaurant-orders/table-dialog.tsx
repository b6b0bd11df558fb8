import type { App, TableQuestion } from './app.ts';
import { Pane } from './dialog.tsx';
import { zones } from './menu.ts';
import { words } from './words.ts';

type TableDialogProps = { app: App; question: TableQuestion };

export function TableDialog({ app, question }: TableDialogProps) {
  const { title, hint, current, isClosed, onPick } = question;
  const taken = app.model.taken();
  return (
    <Pane title={title} onClose={() => app.close(question)}>
      <p class="about">{hint}</p>
      {zones.map(({ name, tables }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend out otherwise.
        <div key={name} class="zone" role="group" aria-label={name}>
          <h3>{name}</h3>
          <div class="tables">
            {tables.map((table) => {
              const mark = taken.includes(table) ? ` ${words.tables.bill}` : '';
              return (
                <button
                  key={table}
                  type="button"
                  aria-label={`${words.tables.table(table)}${mark}`}
                  aria-pressed={table === current}
                  disabled={isClosed(table)}
                  onClick={() => {
                    app.close(question);
                    app.alone(() => onPick(table));
                  }}
                >
                  {table}
                  {mark && <small>{mark}</small>}
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </Pane>
  );
}
