import type { HomeWords } from '../dictionary.ts';

export const home: HomeWords = {
  hero: {
    lines: ['Software', 'made to'],
    stitched: 'measure',
    after: '.',
    descriptionDesktop:
      'We design and build websites, apps and desktop software for people who notice how things are made. From the north of Portugal, for wherever you are.',
    descriptionTablet:
      'We design and build websites, apps and desktop software for people who notice how things are made.',
    descriptionMobile: 'Websites, apps and desktop software, from first sketch to last stitch.',
    contactButton: 'Tell us your idea',
    scrollCue: 'Follow the thread: who we are',
    artLabel:
      'Cross-stitch embroidery in a hoop: a browser window and a phone among birds, flowers and hearts',
  },
  aboutSection: {
    title: 'Who we are, stitch by stitch.',
    paragraphs: [
      'We are a small software studio in the district of Braga, in Portugal, where linen is still embroidered in pink and blue. Cross-stitch was the first pixel, and that is how we like to work: one stitch at a time, carefully counted.',
      'We make websites, mobile apps and desktop software, and we design everything you see in them. The people who listen to your idea are the people who design and code it.',
    ],
    contactLink: 'Talk to us',
    videoLabel:
      'Film: a needle draws the outline of a page in thread; it becomes a real interface, turns into a phone, then a desktop window, and finally unravels',
    playVideo: 'Play the film',
    pauseVideo: 'Pause the film',
  },
  servicesSection: {
    title: 'Four crafts, one thread.',
    lead: 'Our services run from the first sketch to the latest update. Choose one, or let us sew several together.',
    services: [
      {
        title: 'Web development',
        description:
          'Websites, online shops and management systems that load quickly, are easy to find in searches and can be updated without calling a developer.',
      },
      {
        title: 'Mobile development',
        description:
          'Apps for iPhone and Android, designed for thumbs and for patchy signal. We see them right through to the App Store and Google Play.',
      },
      {
        title: 'Desktop applications',
        description:
          'Programs for Windows, macOS and Linux that keep working without the internet and get along with the equipment and files you already use.',
      },
      {
        title: 'Design services',
        description:
          'Interfaces, prototypes and visual identities to try before there is any code. Unpicking a drawing costs far less than unpicking a program.',
      },
    ],
  },
  whyChooseUsSection: {
    title: 'Why choose us, in five stitches.',
    lead: 'Good embroidery is judged by its reverse side. Here is ours.',
    reasons: [
      {
        title: 'Tailored solutions',
        description:
          'We take measurements first: how you work today, where time is lost, what your customers expect. Only then do we cut the cloth.',
      },
      {
        title: 'Trusted expertise',
        description:
          'You talk directly to the people who design and code. We explain every choice in plain words: what you gain by it and what you give up.',
      },
      {
        title: 'Innovation at the core',
        description:
          'A new technology joins a project only if it makes it faster, simpler or longer-lasting. Being in fashion is not enough.',
      },
      {
        title: 'Quality without compromise',
        description:
          'We try everything on phones and computers, by keyboard alone and with a screen reader. If a stitch is wrong, we unpick it and sew it again.',
      },
      {
        title: 'Post-launch support and growth',
        description:
          'Launch day is the first fitting, not the last. We listen to the people who use your software, ease what pinches and let it out as you grow.',
      },
    ],
  },
  industriesSection: {
    title: 'Who we sew for.',
    lead: 'Software cut to fit each line of business. If yours is not here, we will gladly measure it too.',
    industries: [
      {
        title: 'Restaurants and cafés',
        description: 'Menus, orders at the table and bills that add up.',
      },
      {
        title: 'Hotels and resorts',
        description: 'Direct bookings, with rooms and rates up to date.',
      },
      {
        title: 'Bakeries',
        description: 'Online counters and orders for the next morning.',
      },
      {
        title: 'Car dealerships',
        description: 'Cars in stock, test drives and part-exchanges.',
      },
      {
        title: 'Public institutions',
        description: 'Clear online services that everyone can use.',
      },
      {
        title: 'Education',
        description: 'Platforms for lessons, enrolment and marking.',
      },
      {
        title: 'Tech and software',
        description: 'More hands for your product, from idea to code.',
      },
      {
        title: 'Healthcare',
        description: 'Appointments, patient records and reminders.',
      },
      {
        title: 'Finance',
        description: 'Dashboards, reports and easily audited processes.',
      },
      {
        title: 'Logistics',
        description: 'Fleets, warehouses and deliveries on one screen.',
      },
    ],
  },
  projectsSection: {
    ourProjectsTitle: 'Examples to open and use.',
    lead: 'Five working demonstrations, in Portuguese, right here. Whatever you type in them stays in your browser.',
    projects: [
      {
        title: 'restaurant order and menu system',
        description:
          'Guests browse the menu course by course, pick their options and send the order from the table. It appears on the kitchen screen, and the bill adds itself up, with the VAT in plain view.',
        desktopAlt: 'The restaurant menu on a computer, with the dishes and the order',
        mobileAlt: 'The restaurant menu on a phone',
      },
      {
        title: 'hotel booking platform',
        description:
          'Choose the dates and the guests and see which rooms are free and what each night costs. A clear summary and a confirmation follow, with no surprises in the total.',
        desktopAlt: 'The hotel’s bookings on a computer, with rooms and prices per night',
        mobileAlt: 'The hotel’s bookings on a phone',
      },
      {
        title: 'bakery and coffee shop site',
        description:
          'The opening hours know what day it is and say at once whether the door is open. See what is on the counter and reserve tomorrow’s bread before it goes into the oven.',
        desktopAlt: 'The bakery site on a computer, with the products and the opening hours',
        mobileAlt: 'The bakery site on a phone',
      },
      {
        title: 'personal legacy site',
        description:
          'A life told along a timeline, with letters and drawn photographs, to be read slowly. At the end, a guest book waits for the words of anyone who would like to leave a memory.',
        desktopAlt: 'The timeline of a life on a computer, with letters and drawn portraits',
        mobileAlt: 'The timeline of a life on a phone',
      },
      {
        title: 'music player app',
        description:
          'Real sound, synthesised in the browser itself: a playlist, seeking to any point you like, volume and a visualiser that follows the music. It answers to the media keys on your keyboard, too.',
        desktopAlt: 'The music player on a computer, with the playlist and the visualiser',
        mobileAlt: 'The music player on a phone',
      },
    ],
    ourProjectsBtn: 'See more',
    newTab: 'opens in a new tab',
    carouselLabel: 'Demonstration projects',
    slideLabel: '{number} of {count}: {title}',
    position: '{number} of {count}',
    previous: 'Previous project',
    next: 'Next project',
  },
  faqsSection: {
    faqsTitle: 'Questions, answered.',
    lead: 'Still wondering?',
    contactLink: 'Write to us',
    faqs: [
      {
        question: 'How do I get a quote?',
        answer:
          'Tell us your idea through the contact form or by email; a few lines are enough. We answer within two working days, with questions or with a time to talk. Once we understand what you need, we send a written quote: what it includes, what it costs and when it would be ready.',
      },
      {
        question: 'Which technologies do you use?',
        answer:
          'Whichever serve the project best. On the web, mostly TypeScript and React. On phones, native code for iOS and Android, or one shared codebase when that pays off. On desktop, it depends on the system and the equipment to be connected. We prefer well-known, well-documented tools, so that another team could pick up the work.',
      },
      {
        question: 'Is maintenance charged monthly?',
        answer:
          'Only if you want it. Maintenance is optional and paid by the month, at a price agreed before we start, and you can end it in any month. The proposal says what it covers, such as updates, backups and small fixes. Without maintenance, we quote for each change separately.',
      },
      {
        question: 'What do you specialise in?',
        answer:
          'Made-to-measure software: websites, mobile apps, desktop programs, and the design of all three. We are not tied to one industry. What we look for is a concrete problem: orders taken on paper, bookings by telephone, a spreadsheet bursting at the seams.',
      },
      {
        question: 'How do you protect data and comply with the GDPR?',
        answer:
          'On this website, we use what you write to answer you. There are no accounts and no cookies of our own, and no statistics cookie is stored without your consent. Our projects follow the same rule: collect only the data that is needed, say what for and for how long, and limit who can see it. The privacy policy explains it all.',
      },
      {
        question: 'How does a project work?',
        answer:
          'In four steps. We take measurements: we listen, see how you work and write a proposal. We design a prototype for you to try. We build in parts, which you can see and comment on as we go. Then we launch, and make the alterations that real use asks for. At every step, you know what is done and what is left.',
      },
      {
        question: 'How long does a project take?',
        answer:
          'It depends on its size, and on how soon texts, pictures and decisions arrive. As a rule, a small website takes some weeks and an app a few months. Larger systems are made in stages, so that something useful comes early. The date is written in the proposal and, if anything delays it, we tell you.',
      },
      {
        question: 'Is the first conversation free?',
        answer:
          'It is, and there is no obligation. You need not prepare anything: tell us about the problem, and we will say frankly whether we can solve it and where we would begin. And if something off the peg would do the job just as well, we will tell you that too.',
      },
      {
        question: 'What sets you apart from other studios?',
        answer:
          'Size and care. We are a small studio, and you always talk to the people who design and code. We start from the way you work, not from a ready-cut pattern. We say so when an idea is not worth its cost. And the examples on this page are more than pictures: they can be opened and used.',
      },
    ],
  },
};
