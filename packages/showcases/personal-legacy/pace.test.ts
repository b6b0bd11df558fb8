import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = { search: '', hidden: false };

/** As the browser has it, where nothing needs to be drawn. */
function plate() {
  const pen = { fill: vi.fn(), beginPath: vi.fn() };
  return { canvas: {} as HTMLCanvasElement, pen: pen as unknown as CanvasRenderingContext2D };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page.search = '';
  page.hidden = false;
  vi.stubGlobal('location', page);
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a drawing', () => {
  it('goes on from line to line until it has kept the page for long, and lets it answer then', async () => {
    const { breathe, paceFor } = await import('./pace.ts');
    const { canvas, pen } = plate();
    const pace = paceFor(canvas);
    expect(await breathe(pen, pace)).toBe(true);
    expect(pen.fill).not.toHaveBeenCalled();

    vi.advanceTimersByTime(30);
    let answered = false;
    setTimeout(() => {
      answered = true;
    });
    const rest = breathe(pen, pace);
    // A part of a path is filled before the page may respond.
    expect(pen.fill).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await rest).toBe(true);
    expect(answered).toBe(true);
    expect(pen.beginPath).toHaveBeenCalledOnce();
    expect(await breathe(pen, pace)).toBe(true);
    expect(pen.fill).toHaveBeenCalledOnce();
  });

  it('stops when a newer drawing of the same plate has started', async () => {
    const { breathe, paceFor } = await import('./pace.ts');
    const { canvas, pen } = plate();
    const first = paceFor(canvas);
    const second = paceFor(canvas);
    expect(await breathe(pen, first)).toBe(false);
    expect(await breathe(pen, second)).toBe(true);
    expect(await breathe(pen, paceFor(plate().canvas))).toBe(true);
  });

  it('does not yield in a hidden tab or for a screenshot', async () => {
    const { breathe, paceFor } = await import('./pace.ts');
    const { canvas, pen } = plate();
    const hidden = paceFor(canvas);
    vi.advanceTimersByTime(30);
    page.hidden = true;
    expect(await breathe(pen, hidden)).toBe(true);

    vi.resetModules();
    page.search = '?photo';
    page.hidden = false;
    const photograph = await import('./pace.ts');
    const pace = photograph.paceFor(canvas);
    vi.advanceTimersByTime(30);
    expect(await photograph.breathe(pen, pace)).toBe(true);
    expect(pen.fill).not.toHaveBeenCalled();
  });
});
