/** Draws the bakery's interface at any moment between its web page, phone app and desktop program. It has no words. */
import { drawBoule, drawProduct, drawSign, drawTable, productNames } from './breads.ts';
import { type Point, point, type Rect } from './geometry.ts';
import { chart, desktop, type Layout, sidebarWidth, telephone, webPage } from './layouts.ts';
import { clamp, easeOutBack, lerp, progress, smooth } from './motion.ts';

type Pen = CanvasRenderingContext2D;

const face = 'Outfit';

const yolk = '#ffb81f';
const wine = '#3c0a22';
const wineSoft = '#7a2a4e';
const cream = '#fff4dc';
const lilac = '#d9c7f2';
const tomato = '#bf2e0f';

const products = [
  { price: '0,90 €', age: '6′', made: 70, wanted: 80 },
  { price: '1,70 €', age: '12′', made: 48, wanted: 60 },
  { price: '1,40 €', age: '21′', made: 12, wanted: 30 },
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
    colour = wine,
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

/** A drawing by lines, 24 px around the middle. */
type Icon = (pen: Pen) => void;

function drawIcon(pen: Pen, icon: Icon, { x, y }: Point, size: number, colour: string, alpha = 1) {
  if (alpha <= 0.01) return;
  pen.save();
  pen.globalAlpha *= alpha;
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.strokeStyle = colour;
  pen.lineWidth = 2.6;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  icon(pen);
  pen.stroke();
  pen.restore();
}

const clock: Icon = (pen) => {
  pen.arc(0, 0, 10, 0, Math.PI * 2);
  pen.moveTo(0, -5.5);
  pen.lineTo(0, 0.5);
  pen.lineTo(4.2, 3);
};
const bag: Icon = (pen) => {
  pen.roundRect(-9, -4.5, 18, 15, 3);
  pen.moveTo(-4.5, -4.5);
  pen.bezierCurveTo(-4.5, -12.5, 4.5, -12.5, 4.5, -4.5);
};
const oven: Icon = (pen) => {
  pen.roundRect(-10, -10, 20, 20, 3);
  pen.moveTo(-10, -4.5);
  pen.lineTo(10, -4.5);
  pen.roundRect(-5.5, -0.5, 11, 6.5, 1.5);
};
const person: Icon = (pen) => {
  pen.arc(0, -5, 4.8, 0, Math.PI * 2);
  pen.moveTo(-9, 10.5);
  pen.bezierCurveTo(-9, 1, 9, 1, 9, 10.5);
};
const plus: Icon = (pen) => {
  pen.moveTo(-7, 0);
  pen.lineTo(7, 0);
  pen.moveTo(0, -7);
  pen.lineTo(0, 7);
};
const lock: Icon = (pen) => {
  pen.roundRect(-8, -2, 16, 12, 2.5);
  pen.moveTo(-5, -2);
  pen.bezierCurveTo(-5, -12.5, 5, -12.5, 5, -2);
};

/** The hour of the first bread. Its last nought is a loaf. */
function drawHeadline(pen: Pen, { form, arrival }: Stage) {
  const look = { weight: 600, tracking: -0.03 };
  const now = form(0.05);
  // On the way to the desktop the headline stays in its place on the phone and fades out.
  const place = Math.min(now, 1);
  const size = between(place, (layout) => layout.headlineSize);
  const at = pointAt(place, (layout) => layout.headline);
  const up = smooth(arrival(0.08));
  // Moves aside for the picture, which rises past it.
  const detour = now < 1 ? 62 * underway(now) : -40 * progress(now, 1, 1.5);
  const lift = (1 - up) * 26 + detour;
  const alpha = up * (1 - progress(now, 1.01, 1.12));
  write(pen, '7:0', point(at.x, at.y + lift), { ...look, size, alpha });
  if (alpha > 0.01) {
    pen.save();
    pen.globalAlpha *= alpha;
    pen.translate(at.x + size * 1.77, at.y + lift - size * 0.352);
    pen.rotate((1 - easeOutBack(arrival(0.15))) * -1.6);
    pen.scale(size * 0.372, size * 0.372);
    drawBoule(pen);
    pen.restore();
  }
  const shown = progress(form(0.05), 1.6, 1.86);
  const { x, y } = desktop.headline;
  const ready = products.reduce((sum, { made }) => sum + made, 0);
  const wanted = products.reduce((sum, product) => sum + product.wanted, 0);
  write(pen, `${ready} / ${wanted}`, point(x, y + (1 - smooth(shown)) * 18), {
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
  fillBox(pen, box, lilac);
  pen.clip();
  pen.beginPath();
  pen.ellipse(x + width / 2, y + height * 1.12, width * 0.72, height * 0.52, 0, 0, Math.PI * 2);
  pen.fillStyle = '#c4abe8';
  pen.fill();
  pen.translate(x + width / 2, y + height * 0.52);
  const size = Math.min(width / 340, height / 250) * (0.55 + 0.45 * easeOutBack(arrival(0.04)));
  pen.scale(size, size);
  drawTable(pen, rise);
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
    fillBox(pen, box, now < 1.5 ? wine : tomato);
    const { x, y } = middle;
    drawIcon(pen, plus, point(x - size * 0.95, y), size * 1.25, cream);
    drawIcon(pen, bag, point(x + size * 0.7, y + size * 0.02), size * 1.5, cream);
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
      pen.fillStyle = `rgb(60 10 34 / ${16 * onPhone}%)`;
      pen.fillRect(x - radius, y - 25, 228, 1.5);
      pen.fillStyle = `rgb(60 10 34 / ${14 * onDesk}%)`;
      pen.fillRect(404, y - 58, 304, 1.5);
    }
    springing(pen, x, y, easeOutBack(up), () => {
      pen.beginPath();
      pen.arc(x, y, radius, 0, Math.PI * 2);
      pen.fillStyle = lilac;
      pen.fill();
      pen.save();
      pen.translate(x, y);
      pen.scale(radius / 42, radius / 42);
      drawProduct(pen, productNames[i] as string);
      pen.restore();
    });
    const name = pointAt(now, (layout) => of(layout).name);
    const price = pointAt(now, (layout) => of(layout).price);
    const alpha = smooth(up);
    write(pen, product.price, name, { size, weight: 600, alpha });
    // How long it has been out of the oven.
    const align = clamp(now * 1.6 - 0.3);
    const age = alpha * (1 - progress(now, 1.15, 1.4)) * (1 - clamp(underway(now) * 2.4 - 0.2));
    const small = size * 0.86;
    const left = price.x - align * small * 2.55;
    drawIcon(pen, clock, point(left + small * 0.45, price.y - small * 0.34), small * 0.92, wineSoft, age);
    write(pen, product.age, point(lerp(left + small * 1.15, price.x, align), price.y), {
      size: small,
      colour: wineSoft,
      align,
      alpha: age,
    });
    write(pen, `${product.made} / ${product.wanted}`, price, {
      size: size * 0.86,
      colour: wineSoft,
      align: 1,
      alpha: onDesk,
    });
    if (onDesk > 0) {
      const bar = { x: name.x, y: y + 14, width: 194, height: 12, radius: 6 };
      fillBox(pen, bar, `rgb(60 10 34 / ${14 * onDesk}%)`);
      const full = (product.made / product.wanted) * smooth(progress(now, 1.7, 2)) * 194;
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
  fillBox(pen, chart, lilac);
  hours.forEach((amount, i) => {
    const grown = easeOutBack(progress(form(0.1 + i * 0.02), 1.62, 2));
    const height = Math.max(8, 96 * amount * grown);
    const width = 22;
    const x = chart.x + 26 + i * 36.5;
    fillBox(
      pen,
      { x, y: chart.y + chart.height - 40 - height, width, height, radius: 7 },
      i === 2 ? tomato : wine,
    );
    write(pen, `${i + 6}`, point(x + width / 2, chart.y + chart.height - 15), {
      size: 16,
      weight: 500,
      align: 0.5,
    });
  });
  pen.restore();
}

function drawSidebar(pen: Pen, frame: Rect, { form }: Stage) {
  const now = form(0);
  const width = sidebarWidth * smooth(progress(now, 1.35, 2));
  if (width < 1) return;
  pen.fillStyle = wine;
  pen.fillRect(frame.x, frame.y, width, frame.height);
  const shown = progress(now, 1.7, 1.98);
  const items = [
    { icon: bag, count: '170' },
    { icon: oven, count: '4' },
    { icon: person, count: '38' },
  ];
  items.forEach(({ icon, count }, i) => {
    const y = 272 + i * 56;
    if (i === 0) {
      fillBox(
        pen,
        { x: frame.x + 14, y: y - 23, width: Math.max(0, width - 28), height: 46, radius: 14 },
        `rgb(255 184 31 / ${100 * shown}%)`,
      );
    }
    const colour = i === 0 ? wine : cream;
    drawIcon(pen, icon, point(frame.x + 44, y), 25, colour, shown);
    write(pen, count, point(frame.x + 162, y + 7), {
      size: 21,
      weight: i === 0 ? 600 : 500,
      align: 1,
      colour,
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
  const signSize = between(now, (layout) => layout.logoSize);
  pen.save();
  pen.globalAlpha *= smooth(arrival(0.04)) * (1 - clamp(1 - Math.abs(now - 1.6) * 6));
  pen.translate(logo.x, logo.y - signSize * 1.55);
  pen.scale(signSize / 58, signSize / 58);
  drawSign(pen);
  pen.restore();
  const onTop = onWeb * smooth(arrival(0.12));
  drawIcon(pen, bag, point(530, 181), 25, wine, onTop);
  drawIcon(pen, person, point(580, 181), 25, wine, onTop);
  const closing = onWeb * smooth(arrival(0.24));
  drawIcon(pen, clock, point(468, 386), 25, wine, closing);
  write(pen, '19:30', point(490, 394), { size: 24, weight: 500, alpha: closing });
  pen.globalAlpha = onPhone;
  fillBox(pen, { x: 606, y: 74, width: 68, height: 20, radius: 10 }, '#1d0511');
  fillBox(pen, { x: 730, y: 114, width: 24, height: 3, radius: 1.5 }, wine);
  fillBox(pen, { x: 730, y: 122, width: 24, height: 3, radius: 1.5 }, wine);
  pen.globalAlpha = 1;

  const bar = between(now, (layout) => layout.barHeight);
  const barShown = Math.max(1 - progress(now, 0.3, 0.8), progress(now, 1.3, 1.8));
  if (barShown <= 0) return;
  pen.save();
  pen.globalAlpha = barShown;
  pen.fillStyle = '#f3dfb4';
  pen.fillRect(frame.x, frame.y, frame.width, bar);
  [tomato, yolk, '#a98bd6'].forEach((colour, i) => {
    pen.beginPath();
    pen.arc(frame.x + 28 + i * 22, frame.y + bar / 2, 6.5, 0, Math.PI * 2);
    pen.fillStyle = colour;
    pen.fill();
  });
  pen.globalAlpha = barShown * onWeb;
  fillBox(pen, { x: 500, y: frame.y + 9, width: 280, height: 26, radius: 13 }, cream);
  drawIcon(pen, lock, point(640, frame.y + 22), 16, wineSoft);
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
  fillBox(pen, frame, '#1d0511');
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
  pen.fillStyle = yolk;
  pen.fillRect(frame.x, frame.y, frame.width, frame.height);
  pen.fillStyle = `rgb(255 244 220 / ${desk})`;
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
  pen.strokeStyle = `rgb(60 10 34 / ${lerp(18, 80, phone)}%)`;
  pen.lineWidth = 1.5;
  pen.stroke();
}
