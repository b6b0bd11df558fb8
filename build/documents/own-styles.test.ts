// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allGenerated, forAll } from '../../tests/generated.ts';
import { namesIn, ownStyles } from './own-styles.ts';

const own = (css: string, html: string) => {
  const named = namesIn(html);
  return ownStyles(css, (name) => named.has(name));
};

test('selectors that are left out match nothing', async () => {
  const name = fc.constantFrom('m-a', 'm-b', 'm-c', 'm-d');
  const two = fc.tuple(name, name);
  const simple = fc.oneof(
    name.map((it) => `.${it}`),
    two.map(([one, other]) => `.${one}.${other}`),
    two.map(([one, other]) => `:is(.${one},.${other})`),
    two.map(([one, other]) => `.${one}:not(.${other},:not(p))`),
    two.map(([one, other]) => `[class~="${one}"]:not([title=".${other}"])`),
  );
  const selector = fc.array(simple, { minLength: 1, maxLength: 2 }).map((them) => them.join('>'));
  const box = two.map(([one, other]) => `<p class="${one}"><b class="${other} c"></b></p>`);
  const rules = fc.array(fc.array(selector, { minLength: 1, maxLength: 2 }), { minLength: 5 });
  let left = 0;
  await forAll(allGenerated(100), rules, fc.array(box, { maxLength: 2 }), (lists, boxes) => {
    const css = lists.map((list, index) => `${list.join()}{order:${index}}`).join('');
    document.body.innerHTML = boxes.join('');
    const kept = `}${own(css, document.body.innerHTML)}`;
    for (const [index, list] of lists.entries()) {
      const [, prelude] = new RegExp(`}([^}]*){order:${index}}`).exec(kept) ?? [];
      for (const each of list.filter((it) => !`,${prelude},`.includes(`,${it},`))) {
        expect(document.querySelector(each), each).toBeNull();
        left += 1;
      }
    }
  });
  expect(left).toBeGreaterThan(100);
});

test('what is left is as it was written', () => {
  const css =
    ':root{--space:1rem;--gap:calc(2*var(--space));--paper:#fff;--unread:var(--only);--only:0}@media print{.here{color:red;&:after{content:"{;}.gone";background:url(data:x;.gone{})}}}@font-face{font-family:F}@keyframes gone{33.3%{top:0}}p{gap:var(--gap)}';
  const unused =
    '.gone{top:0;@media print{top:1px}}@supports (gap:0){.here .gone{top:0}}@media print{.here{.gone &{top:0}}}';
  const html = '<p class="here" style="color:var(--paper)">';
  expect(own(css + unused, html)).toBe(css.replace(';--unread:var(--only);--only:0', ''));
});
