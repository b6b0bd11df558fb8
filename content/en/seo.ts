import type { SEOWords } from '../dictionary.ts';

export const SEOContent: SEOWords = {
  title: 'Made-to-measure software, websites and apps | {name}',
  homeDescription:
    'Websites, mobile apps and desktop software, designed and built to measure by a small studio in the district of Braga, Portugal.',
  keywords:
    'made-to-measure software, custom software, web development, mobile apps, desktop applications, interface design, software studio, Braga, Portugal',
  ogTitle: '{name}: software made to measure',
  ogDescription:
    'A small studio in the north of Portugal that makes websites, apps and desktop software stitch by stitch. Try the examples, then tell us your idea.',
  socialCardAlt:
    '{name}, software made to measure. Beside the words, an embroidery hoop: two birds perch on a web page next to a phone, all in cross-stitch.',
  contactTitle: 'Tell us your idea | {name}',
  contactDescription:
    'Need a website, an app or a program made to measure? Write us a few lines. We answer within two working days, and the first conversation is free.',
  privacyPolicyTitle: 'Privacy policy | {name}',
  privacyPolicyDescription:
    'Which personal data we handle on this website, what for, where it is kept and for how long, and how you can exercise your rights.',
  termsAndConditionsTitle: 'Terms and conditions | {name}',
  termsAndConditionsDescription:
    'The terms for using this website: who we are, what you may do here, who owns the content and which law applies.',
  attributionsTitle: 'Attributions | {name}',
  attributionsDescription:
    'The typefaces, libraries and traditions that are sewn into this website, with their licences, and a note on the illustrative projects.',
  notFoundTitle: 'Page not found | {name}',
  notFoundDescription:
    'The address you are looking for is not on this website, or has moved. Go back to the home page or write to us and we will help you find it.',
};
