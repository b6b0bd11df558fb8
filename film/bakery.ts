/** Draws the bakery's interface at any moment between its web page, phone app and desktop program. */
import { drawLoaf, drawProduct } from './breads.ts';
import { type Point, point, type Rect } from './geometry.ts';
import { chart, desktop, type Layout, sidebarWidth, telephone, webPage } from './layouts.ts';
import { clamp, easeOutBack, lerp, progress, smooth } from './motion.ts';

type Pen = CanvasRenderingContext2D;

const display = "'Bricolage Grotesque'";
const body = "'Instrument Sans'";

const page = '#fff0d2';
const espresso = '#35170a';
const tomato = '#d63f1c';
const gold = '#f8b62d';
const cream = '#fffaf0';
const softText = '#8a5a3c';

const products = [
  { name: 'Broa', price: '1,80 €', made: 48, wanted: 60, ground: '#f6c9b4' },
  { name: 'Cacete', price: '0,90 €', made: 70, wanted: 80, ground: '#f8d27a' },
  { name: 'Trança', price: '2,40 €', made: 12, wanted: 30, ground: '#bcd8bd' },
];
const hours = [0.34, 0.72, 1, 0.82, 0.5, 0.38, 0.58, 0.3];

/** The state of the interface at a moment. A form is 0 for the web page, 1 for the phone, 2 for the desktop. */
export type Stage = {
  /** The form of a part that follows the first part after `delay` seconds. */
  form: (delay: number) => number;
  /** The form of the sheet. It is the last to shrink and the first to grow. */
  frame: number;
  /** The progress of the parts' first appearance, 0 to 1, after `delay` seconds. */
  arrival: (delay: number) => number;
  /** The rise of the steam, in cycles. */
  rise: number;
};

function between(form: number, pick: (layout: Layout) => number) {
  return form < 1
    ? lerp(pick(webPage), pick(telephone), form)
    : lerp(pick(telephone), pick(desktop), form - 1);
}

function rectAt(form: number, pick: (layout: Layout) => Rect): Rect {
  const side = (name: keyof Rect) => between(form, (layout) => pick(layout)[name]);
  return {
    x: side('x'),
    y: side('y'),
    width: side('width'),
    height: side('height'),
    radius: side('radius'),
  };
}

function pointAt(form: number, pick: (layout: Layout) => Point): Point {
  return point(
    between(form, (layout) => pick(layout).x),
    between(form, (layout) => pick(layout).y),
  );
}

type TextLook = {
  size: number;
  weight?: number;
  face?: string;
  colour?: string;
  align?: number;
  tracking?: number;
  alpha?: number;
};

/** `align`: 0 starts at the point, 1 ends there. The text is scaled, because a changing font size would jitter. */
function write(
  pen: Pen,
  words: string,
  { x, y }: Point,
  {
    size,
    weight = 500,
    face = body,
    colour = espresso,
    align = 0,
    tracking = 0,
    alpha = 1,
  }: TextLook,
) {
  if (alpha <= 0.01) return;
  pen.save();
  pen.globalAlpha *= alpha;
  pen.font = `${weight} 100px ${face}`;
  pen.letterSpacing = `${tracking * 100}px`;
  pen.fillStyle = colour;
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.fillText(words, -pen.measureText(words).width * align, 0);
  pen.restore();
}

/** 0 in a form, 1 half-way between two forms. */
const underway = (form: number) => Math.sin(Math.PI * (form % 1));

function fillBox(pen: Pen, { x, y, width, height, radius }: Rect, colour: string) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fillStyle = colour;
  pen.fill();
}

/** Scales a drawing around a point, for the first appearance. */
function springing(pen: Pen, x: number, y: number, size: number, draw: () => void) {
  if (size <= 0) return;
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.translate(-x, -y);
  draw();
  pen.restore();
}

function drawHeadline(pen: Pen, { form, arrival }: Stage) {
  const look = { weight: 800, face: display, tracking: -0.035 };
  for (const [i, words] of ['Pão quente,', 'às sete.'].entries()) {
    const now = form(0.05);
    // On the way to the desktop the headline stays in its place on the phone and fades out.
    const place = Math.min(now, 1);
    const size = between(place, (layout) => layout.headlineSize);
    const at = pointAt(place, (layout) => layout.headline);
    const up = smooth(arrival(0.08 + i * 0.07));
    // Moves aside for the picture, which rises past it.
    const detour = now < 1 ? 62 * underway(now) : -40 * progress(now, 1, 1.5);
    const lift = i * size * 0.98 + (1 - up) * 26 + detour;
    const alpha = up * (1 - progress(now, 1.01, 1.12));
    write(pen, words, point(at.x, at.y + lift), { ...look, size, alpha });
  }
  const shown = progress(form(0.05), 1.6, 1.86);
  const { x, y } = desktop.headline;
  write(pen, 'Para amanhã', point(x, y + (1 - smooth(shown)) * 18), {
    ...look,
    size: desktop.headlineSize,
    alpha: shown,
  });
}

function drawPicture(pen: Pen, { form, arrival, rise }: Stage) {
  const box = rectAt(form(0.02), (layout) => layout.picture);
  const { x, width, height } = box;
  box.y -= form(0.02) < 1 ? 26 * underway(form(0.02)) : 0;
  const { y } = box;
  pen.save();
  fillBox(pen, box, gold);
  pen.clip();
  pen.beginPath();
  pen.arc(x + width * 0.5, y + height * 1.04, width * 0.42, 0, Math.PI * 2);
  pen.fillStyle = '#ffcf63';
  pen.fill();
  pen.translate(x + width / 2, y + height * 0.61);
  const size = Math.min(width / 400, height / 262) * (0.55 + 0.45 * easeOutBack(arrival(0.04)));
  pen.scale(size, size);
  drawLoaf(pen, rise);
  pen.restore();
}

function drawButton(pen: Pen, { form, arrival }: Stage) {
  const now = form(0.1);
  const box = rectAt(now, (layout) => layout.button);
  const size = between(now, (layout) => layout.buttonSize);
  const middle = point(box.x + box.width / 2, box.y + box.height / 2);
  // The button closes and opens again, because on its way it would overlap other parts.
  const open = now % 1 === 0 ? 1 : 1 - smooth(clamp(underway(now) * 3.2 - 0.1));
  springing(pen, middle.x, middle.y, open * easeOutBack(arrival(0.2)), () => {
    fillBox(pen, box, tomato);
    const look = { size, weight: 600, colour: cream, align: 0.5 };
    const at = point(middle.x, middle.y + size * 0.34);
    write(pen, 'Reservar', at, { ...look, alpha: 1 - progress(now, 1.3, 1.55) });
    write(pen, '+ Encomenda', at, { ...look, alpha: progress(now, 1.6, 1.85) });
  });
}

function drawProducts(pen: Pen, { form, arrival }: Stage) {
  for (const [i, product] of products.entries()) {
    const now = form(0.08 + i * 0.06);
    const of = (layout: Layout) => layout.products[i] as Layout['products'][number];
    const x = between(now, (layout) => of(layout).x);
    const y = between(now, (layout) => of(layout).y);
    const radius = between(now, (layout) => of(layout).radius);
    const up = arrival(0.22 - i * 0.07);
    const size = between(now, (layout) => of(layout).nameSize);
    const onPhone = clamp(1 - Math.abs(now - 1) * 2.2);
    const onDesk = progress(now, 1.55, 1.95);

    if (i > 0) {
      pen.fillStyle = `rgb(53 23 10 / ${12 * onPhone}%)`;
      pen.fillRect(x - radius, y - 25, 228, 1.5);
      pen.fillStyle = `rgb(53 23 10 / ${12 * onDesk}%)`;
      pen.fillRect(404, y - 48, 304, 1.5);
    }
    springing(pen, x, y, easeOutBack(up), () => {
      pen.beginPath();
      pen.arc(x, y, radius, 0, Math.PI * 2);
      pen.fillStyle = product.ground;
      pen.fill();
      pen.save();
      pen.translate(x, y);
      pen.scale(radius / 42, radius / 42);
      drawProduct(pen, i);
      pen.restore();
    });
    const name = pointAt(now, (layout) => of(layout).name);
    const price = pointAt(now, (layout) => of(layout).price);
    const alpha = smooth(up);
    write(pen, product.name, name, { size, weight: 600, alpha });
    write(pen, product.price, price, {
      size: size * 0.86,
      colour: softText,
      align: clamp(now * 1.6 - 0.3),
      alpha: alpha * (1 - progress(now, 1.15, 1.4)) * (1 - clamp(underway(now) * 2.4 - 0.2)),
    });
    write(pen, `${product.made} / ${product.wanted}`, price, {
      size: size * 0.86,
      colour: softText,
      align: 1,
      alpha: onDesk,
    });
    if (onDesk > 0) {
      const bar = { x: name.x, y: y + 12, width: 210, height: 12, radius: 6 };
      fillBox(pen, bar, `rgb(53 23 10 / ${12 * onDesk}%)`);
      const full = (product.made / product.wanted) * smooth(progress(now, 1.7, 2)) * 210;
      if (full > 12) fillBox(pen, { ...bar, width: full }, tomato);
    }
  }
}

function drawDeskOnly(pen: Pen, { form }: Stage) {
  const now = form(0.12);
  const shown = progress(now, 1.5, 1.9);
  if (shown <= 0) return;
  pen.save();
  pen.globalAlpha = shown;
  fillBox(pen, chart, '#fff');
  hours.forEach((amount, i) => {
    const grown = easeOutBack(progress(form(0.1 + i * 0.02), 1.62, 2));
    const height = Math.max(8, 80 * amount * grown);
    const width = 22;
    const x = chart.x + 26 + i * 36.5;
    fillBox(
      pen,
      { x, y: chart.y + chart.height - 22 - height, width, height, radius: 7 },
      i === 2 ? tomato : '#f3c56d',
    );
  });
  write(pen, 'Por hora', point(chart.x + 24, chart.y + 36), { size: 19, weight: 600 });
  write(pen, '130 de 170 prontos', point(404, 572), { size: 20, colour: softText });
  pen.restore();
}

function drawSidebar(pen: Pen, frame: Rect, { form }: Stage) {
  const now = form(0);
  const width = sidebarWidth * smooth(progress(now, 1.35, 2));
  if (width < 1) return;
  pen.fillStyle = espresso;
  pen.fillRect(frame.x, frame.y, width, frame.height);
  const shown = progress(now, 1.7, 1.98);
  ['Encomendas', 'Forno', 'Clientes'].forEach((item, i) => {
    const y = 240 + i * 46;
    if (i === 0) {
      fillBox(
        pen,
        { x: frame.x + 14, y: y - 27, width: Math.max(0, width - 28), height: 40, radius: 12 },
        `rgb(255 240 210 / ${16 * shown}%)`,
      );
    }
    write(pen, item, point(frame.x + 28, y), {
      size: 20,
      weight: i === 0 ? 600 : 500,
      colour: i === 0 ? cream : '#cfae95',
      alpha: shown,
    });
  });
}

function drawHead(pen: Pen, frame: Rect, { form, arrival }: Stage) {
  const now = form(0);
  const onWeb = 1 - progress(now, 0, 0.3);
  const onPhone = clamp(1 - Math.abs(now - 1) * 3);
  const onDesk = progress(now, 1.6, 1.95);
  const logo = pointAt(now, (layout) => layout.logo);
  const shade = progress(now, 1.5, 1.8);
  write(pen, 'Migalha', logo, {
    size: between(now, (layout) => layout.logoSize),
    weight: 800,
    face: display,
    tracking: -0.03,
    colour: shade > 0.5 ? cream : tomato,
    alpha: smooth(arrival(0.04)) * (1 - clamp(1 - Math.abs(now - 1.6) * 6)),
  });
  write(pen, 'Pão', point(462, 190), { size: 20, alpha: onWeb * smooth(arrival(0.1)) });
  write(pen, 'Horário', point(518, 190), { size: 20, alpha: onWeb * smooth(arrival(0.14)) });
  write(pen, 'até às 19:00', point(456, 394), {
    size: 21,
    colour: softText,
    alpha: onWeb * smooth(arrival(0.24)),
  });
  write(pen, '7:00', point(532, 92), { size: 17, weight: 600, alpha: onPhone });
  pen.globalAlpha = onPhone;
  fillBox(pen, { x: 606, y: 74, width: 68, height: 20, radius: 10 }, '#201008');
  fillBox(pen, { x: 730, y: 114, width: 24, height: 3, radius: 1.5 }, espresso);
  fillBox(pen, { x: 730, y: 122, width: 24, height: 3, radius: 1.5 }, espresso);
  pen.globalAlpha = 1;

  const bar = between(now, (layout) => layout.barHeight);
  const barShown = Math.max(1 - progress(now, 0.3, 0.8), progress(now, 1.3, 1.8));
  if (barShown <= 0) return;
  pen.save();
  pen.globalAlpha = barShown;
  pen.fillStyle = '#f0dcc0';
  pen.fillRect(frame.x, frame.y, frame.width, bar);
  ['#e0246e', '#e9a23b', '#1f8a5b'].forEach((colour, i) => {
    pen.beginPath();
    pen.arc(frame.x + 28 + i * 22, frame.y + bar / 2, 6.5, 0, Math.PI * 2);
    pen.fillStyle = colour;
    pen.fill();
  });
  pen.globalAlpha = barShown * onWeb;
  fillBox(pen, { x: 500, y: frame.y + 9, width: 280, height: 26, radius: 13 }, cream);
  write(pen, 'Padaria Migalha', point(640, frame.y + 28), {
    size: 16,
    colour: softText,
    align: 0.5,
  });
  pen.globalAlpha = barShown * onDesk;
  write(pen, 'Migalha para a cozinha', point(640, frame.y + 29), {
    size: 18,
    weight: 600,
    colour: softText,
    align: 0.5,
  });
  pen.restore();
}

/** The outline of the interface: a sheet, a phone or a window. */
export const frameAt = (form: number): Rect => rectAt(form, (layout) => layout.frame);

export function drawBakery(pen: Pen, stage: Stage) {
  const now = stage.frame;
  const frame = frameAt(now);
  const phone = clamp(1 - Math.abs(now - 1) * 1.25);
  const bezel = 11 * smooth(phone);

  pen.save();
  fillBox(pen, frame, '#201008');
  pen.beginPath();
  pen.roundRect(
    frame.x + bezel,
    frame.y + bezel,
    frame.width - bezel * 2,
    frame.height - bezel * 2,
    Math.max(4, frame.radius - bezel),
  );
  pen.clip();
  const desk = progress(now, 1.3, 1.9);
  pen.fillStyle = page;
  pen.fillRect(frame.x, frame.y, frame.width, frame.height);
  pen.fillStyle = `rgb(255 247 232 / ${desk})`;
  pen.fillRect(frame.x, frame.y, frame.width, frame.height);
  drawSidebar(pen, frame, stage);
  drawPicture(pen, stage);
  drawProducts(pen, stage);
  drawDeskOnly(pen, stage);
  drawHeadline(pen, stage);
  drawButton(pen, stage);
  drawHead(pen, frame, stage);
  pen.restore();

  pen.beginPath();
  pen.roundRect(
    frame.x + 0.75,
    frame.y + 0.75,
    frame.width - 1.5,
    frame.height - 1.5,
    frame.radius,
  );
  pen.strokeStyle = `rgb(53 23 10 / ${lerp(18, 80, phone)}%)`;
  pen.lineWidth = 1.5;
  pen.stroke();
}
