import { expect, test } from 'vitest';
import { joinedWords } from './joined-words.ts';
import { parse } from './parse.ts';

const joinedIn = (html: string) => joinedWords(parse(html).body);

test.each([
  ['<p><a>Write to us</a><a>Who we are</a></p>', ['us|Who']],
  ['<li><span>1 / 5</span><span>1 of 5</span></li>', ['5|1']],
  ['<p><strong>plus VAT.</strong><span>From</span></p>', ['VAT.|From']],
  ['<p>one<img alt="">two</p>', ['one|two']],
  ['<p><a>Write to us</a> <a>Who we are</a></p>', []],
  ['<h1><span>Software<br></span><span>made</span></h1>', []],
  ['<div><p>one</p><p>two</p></div>', []],
  ['<p>(<a>one</a>), <em>two</em>.</p>', []],
  ['<svg><text>linh<tspan>a</tspan></text></svg><pre><span>a</span><span>b</span></pre>', []],
])('%s', (html, joined) => {
  expect(joinedIn(html)).toEqual(joined);
});
