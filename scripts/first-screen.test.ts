import { describe, expect, it } from 'vitest';
import { stylesFor } from './first-screen.ts';

const markup =
  '<header class="bar wide" data-scrolled="false"><a href="#about">About</a></header><section id="home"><h1>Hi</h1></section>';

const expectKept = (css: string) => expect(stylesFor(markup, css)).toBe(css);
const expectDropped = (css: string) => expect(stylesFor(markup, css)).toBe('');

describe('a rule', () => {
  it.each([
    '.bar{color:red}',
    '.wide{color:red}',
    '#home{color:red}',
    'h1{color:red}',
    'html{color:red}',
    'body{color:red}',
    '*{color:red}',
    'header.bar a{color:red}',
    '#home>h1{color:red}',
  ])('stays when the markup has all that it names: %s', expectKept);

  it.each([
    '.card{color:red}',
    '#about{color:red}',
    'footer{color:red}',
    '.bar .card{color:red}',
    'h1.card{color:red}',
    'footer a{color:red}',
    '.ba{color:red}',
    '.home{color:red}',
    '#bar{color:red}',
  ])('goes when the markup lacks something that it names: %s', expectDropped);

  it.each([
    'a:focus-visible{color:red}',
    '.bar[data-scrolled]{color:red}',
    '.bar[data-scrolled=false]{color:red}',
    'a[href^=\\#]{color:red}',
    'html[data-js] h1{color:red}',
    'html[data-pending]{color:red}',
    'h1:before{color:red}',
    'h1:not(.card){color:red}',
    '.bar:has(a){color:red}',
  ])('stays for what may be at the first paint: %s', expectKept);

  it.each([
    '.bar:hover{color:red}',
    'a:active{color:red}',
    '::selection{color:red}',
    '.bar[data-scrolled=true]{color:red}',
    '.bar[data-open]{color:red}',
    'html[data-fonts=late] h1{color:red}',
    'html:not([data-js]) h1{color:red}',
    'html:is(:not([data-js]),[data-fonts=late]){color:red}',
    'html:has(dialog:modal){color:red}',
  ])('goes for what comes later, when all styles have come: %s', expectDropped);

  it('loses those of its selectors that cannot apply', () => {
    expect(stylesFor(markup, '.card,h1,a:hover{color:red}')).toBe('h1{color:red}');
  });

  it('is judged by what :is() and :where() name', () => {
    expectKept(':is(h1,h2){color:red}');
    expectKept(':where(.bar .card,.bar a){color:red}');
    expectDropped(':is(h2,.bar .card){color:red}');
    expectDropped('.bar:where(.card){color:red}');
  });

  it('is judged by itself in a media or support query, which goes with the last', () => {
    const query = '@media (width>=640px)';
    expect(stylesFor(markup, `${query}{h1{color:red}.card{color:red}}`)).toBe(
      `${query}{h1{color:red}}`,
    );
    expectDropped(`${query}{.card{color:red}}`);
    expectDropped('@supports (display:grid){.card{color:red}}');
  });

  it('keeps its place among the others', () => {
    const css = (card: string) => `h1{top:0}.bar{top:1px}${card}a{top:2px}.wide{top:3px}`;
    expect(stylesFor(markup, css('.card{top:4px}'))).toBe(css(''));
  });
});

it('styles for print alone go, and those for print and screen stay', () => {
  expectDropped('@media print{h1{color:red}}');
  expectKept('@media screen,print{h1{color:red}}');
});

it('faces of the system stay, and those that come as files go', () => {
  expectKept('@font-face{font-family:A;src:local(B)}');
  expectDropped('@font-face{font-family:A;src:url(a.woff2)format("woff2")}');
});

it('keyframes stay with a rule that uses them', () => {
  const frames = '@keyframes sew{to{opacity:0}}';
  expectKept(`h1{animation:1s sew}${frames}`);
  expectDropped(`.card{animation:1s sew}${frames}`);
  expectDropped(frames);
});

describe('a custom property', () => {
  it('stays when something asks for it', () => {
    expectKept(':root{--ink:navy}h1{color:var(--ink)}');
  });

  it('goes when nothing does', () => {
    expect(stylesFor(markup, ':root{--inky:teal;--ink:navy}h1{color:var(--ink)}')).toBe(
      ':root{--ink:navy}h1{color:var(--ink)}',
    );
  });

  it('goes when only a property that goes asks for it', () => {
    const chain = ':root{--a:1px;--b:var(--a);--c:var(--b);top:0}';
    expect(stylesFor(markup, `${chain}.card{left:var(--c)}`)).toBe(':root{top:0}');
    expectKept(`${chain}h1{left:var(--c)}`);
  });
});
