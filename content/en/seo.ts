import type { SEOWords } from '../dictionary.ts';

export const SEOContent = {
  title: 'Custom software, websites and apps, made in Portugal | {name}',
  homeDescription:
    'Custom software, websites, online shops and mobile apps for businesses, by a small development studio in Braga, Portugal. The first conversation is free.',
  keywords:
    'custom software, made-to-measure software, website design, web development, mobile apps, desktop applications, interface design, software studio, Braga, Portugal',
  ogTitle: '{name}: software made to measure',
  ogDescription:
    'A small studio in the north of Portugal that makes websites, apps and desktop software to measure. [demonstrations?Try the examples, then tell][noDemonstrations?Tell] us your idea.',
  socialCardAlt:
    '{name}, software made to measure. Beside the words, an embroidery hoop: two birds perch on a web page next to a phone, all in cross-stitch.',
  contactTitle: 'Get a quote for a website, app or program | {name}',
  contactDescription:
    'Need a website, an app or custom software? Tell us your idea in a few lines and ask for a quote. We reply within two working days.',
  privacyPolicyTitle: 'Privacy policy | {name}',
  privacyPolicyDescription:
    'Which personal data we handle on this website, what for, where it is kept and for how long, and how you can exercise your rights.',
  termsAndConditionsTitle: 'Terms and conditions | {name}',
  termsAndConditionsDescription:
    'The terms for using this website: who we are, what you may do here, who owns the content and which law applies.',
  attributionsTitle: 'Attributions | {name}',
  attributionsDescription:
    'The typefaces, libraries and traditions that this website is made of, with their licences[demonstrations?, and a note on the illustrative projects].',
  notFoundTitle: 'Page not found | {name}',
  notFoundDescription:
    'The address you are looking for is not on this website, or has moved. Go back to the home page or write to us and we will help you find it.',
};

SEOContent satisfies SEOWords;
