import type { HomeWords, Question } from '../dictionary.ts';

export const home = {
  hero: {
    lines: ['Software', 'made to'],
    stitched: 'measure',
    after: '.',
    descriptionDesktop:
      'We design and build websites, apps and desktop software for people who notice how things are made. From the north of Portugal, for clients anywhere.',
    descriptionTablet:
      'We design and build websites, apps and desktop software for people who notice how things are made.',
    descriptionMobile: 'Websites, apps and desktop software, from first sketch to last stitch.',
    contactButton: 'Tell us your idea',
    scrollCue: 'Follow the thread: who we are',
    artLabel:
      'Cross-stitch embroidery in a hoop: a browser window and a phone among birds, flowers and hearts',
  },
  aboutSection: {
    title: 'A small studio: you talk to the people who do the work.',
    paragraphs: [
      'We work in the district of Braga, in Portugal, where linen is still embroidered in pink and blue. Cross-stitch was the first pixel, and that is how we like to work: one stitch at a time, carefully counted.',
      'We make websites, mobile apps and desktop software, and we design everything you see in them. Your idea is not passed around: the people who listen to it are the people who design and code it.',
    ],
    contactLink: 'Talk to us',
    since: 'since {year}',
    videoLabel:
      'Film: a needle draws the outline of a page in thread; it becomes a real interface, turns into a phone, then a desktop window, and finally unravels',
    portrait: 'Portrait of {person}',
    playVideo: 'Play the film',
    pauseVideo: 'Pause the film',
  },
  servicesSection: {
    title: 'Four crafts, one thread.',
    lead: 'From the first sketch to the last update. Ask us for one of these, or for several.',
    services: [
      {
        id: 'web',
        title: 'Web development',
        description:
          'Websites, online shops and management systems that load quickly, are easy to find on Google and can be updated without calling a developer.',
      },
      {
        id: 'mobile',
        title: 'Mobile development',
        description:
          'Apps for iPhone and Android, designed for thumbs and for patchy signal. We publish them on the App\u00a0Store and Google Play.',
      },
      {
        id: 'desktop',
        title: 'Desktop applications',
        description:
          'Programs for Windows, macOS and Linux that keep working without the internet and work with the equipment and files you already use.',
      },
      {
        id: 'design',
        title: 'Design services',
        description:
          'Interfaces, prototypes and visual identities to try before there is any code. Changing a design costs far less than changing a program.',
      },
    ],
  },
  whyChooseUsSection: {
    title: 'Five reasons to choose us.',
    lead: 'Good embroidery is judged by its reverse side. Here is ours.',
    reasons: [
      {
        id: 'tailored',
        title: 'Tailored to how you work',
        description:
          'We take measurements first: how you work today, where time is lost, what your customers expect. Only then do we propose what to build.',
      },
      {
        id: 'direct',
        title: 'Expertise, in plain English',
        description:
          'You talk directly to the people who design and code. They know the work well enough to explain every choice: what you gain by it and what you give up.',
      },
      {
        id: 'innovation',
        title: 'Innovation where it counts',
        description:
          'A new technology joins a project only if it makes it faster, simpler or longer-lasting. We do not follow fashion.',
      },
      {
        id: 'craft',
        title: 'Quality, even where it doesn’t show',
        description:
          'We try everything on phones and computers, by keyboard alone and with a screen reader. If something is not right, we redo it.',
      },
      {
        id: 'afterwards',
        title: 'Support after launch, and as you grow',
        description:
          'Launch day is the first fitting, not the last. We listen to the people who use your software, mend what gets in their way and add what your business needs.',
      },
    ],
    steps: {
      title: 'A project, in four steps.',
      list: [
        {
          title: 'Listen',
          text: 'We see how you work and write a proposal, with a price and dates.',
        },
        {
          title: 'Design',
          text: 'We make a prototype for you to try before there is any code.',
        },
        {
          title: 'Build',
          text: 'We build in stages, which you can see and comment on as we go.',
        },
        {
          title: 'Launch',
          text: 'We put it to work, train your staff and adjust it to real use.',
        },
      ],
    },
  },
  industriesSection: {
    title: 'Where we can help.',
    lead: 'A few ideas, trade by trade. If yours is not here, tell us how you work.',
    industries: [
      {
        id: 'restaurants',
        title: 'Restaurants and cafés',
        description: 'Menus, orders at the table and bills that reach your invoicing system.',
      },
      {
        id: 'hotels',
        title: 'Hotels and resorts',
        description: 'Direct bookings, in step with Booking.com and your channel manager.',
      },
      {
        id: 'bakeries',
        title: 'Bakeries',
        description: 'Online ordering: pay today, collect tomorrow morning.',
      },
      {
        id: 'automotive',
        title: 'Car dealerships',
        description: 'Cars in stock, requests for test drives and part-exchanges.',
      },
      {
        id: 'public',
        title: 'Public institutions',
        description: 'Clear online services that everyone can use.',
      },
      {
        id: 'education',
        title: 'Education',
        description: 'Platforms for lessons, enrolment and marking.',
      },
      {
        id: 'tech',
        title: 'Tech and software',
        description: 'More hands for your product, from idea to code.',
      },
      {
        id: 'healthcare',
        title: 'Healthcare',
        description: 'Appointments, patient records and reminders.',
      },
      {
        id: 'finance',
        title: 'Finance',
        description: 'Dashboards, reports and easily audited processes.',
      },
      {
        id: 'logistics',
        title: 'Logistics',
        description: 'Fleets, warehouses and deliveries on one screen.',
      },
    ],
  },
  projectsSection: {
    ourProjectsTitle: 'Examples to open and use.',
    lead: '[onlyDemonstrations?Demonstrations for invented businesses, not clients, in three languages. What you type stays in your browser.][someDemonstrations?Among them, demonstrations for invented businesses; what you type in those stays in your browser.]',
    projects: [
      {
        id: 'restaurant-orders',
        title: 'restaurant order and menu system',
        description:
          'Customers browse the menu course by course, pick their options and send the order from the table. It appears on the kitchen screen, and the bill adds itself up, with the VAT shown separately.',
        desktopAlt: 'The dish of the day at a tavern and the table’s bill, on a computer.',
        mobileAlt: 'The dish of the day, on a phone.',
      },
      {
        id: 'hotel-booking',
        title: 'hotel booking platform',
        description:
          'Choose the dates and the guests, and see which rooms are free and what each night costs. A clear summary and a confirmation follow.',
        desktopAlt: 'The hotel’s calendar, with the price of each night, on a computer.',
        mobileAlt: 'The calendar, on a phone.',
      },
      {
        id: 'bakery',
        title: 'bakery and coffee shop site',
        description:
          'The opening hours know what day it is and say at once whether the door is open. See what is on the counter and reserve tomorrow’s bread before it goes into the oven.',
        desktopAlt:
          'The Côdea bakery, open, and three products fresh from the oven, on a computer.',
        mobileAlt: 'The bakery, on a phone.',
      },
      {
        id: 'personal-legacy',
        title: 'personal legacy site',
        description:
          'A life told along a timeline, with letters and illustrations, to be read slowly. At the end, a guest book waits for the words of anyone who would like to leave a memory.',
        desktopAlt: 'The name of Amélia Duarte beside a lighthouse lit at night, on a computer.',
        mobileAlt: 'The name and the lighthouse, on a phone.',
      },
      {
        id: 'music-player',
        title: 'music player app',
        description:
          'Real sound, synthesised in the browser itself: a playlist, skipping to any point you like, volume and a visualiser that follows the music. It answers to the media keys on your keyboard, too.',
        desktopAlt: 'A piece of music, drawn as a setting sun, and the list, on a computer.',
        mobileAlt: 'The piece and the buttons that play it, on a phone.',
      },
    ],
    ourProjectsBtn: 'See more',
    newTab: 'opens in a new tab',
    carouselLabel: 'Project carousel',
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
        id: 'quote',
        question: 'How do I get a quote?',
        answer:
          'Tell us your idea through the contact form or by email; a few lines are enough. We reply within two working days, with questions or with a time to talk. Once we understand what you need, we send a written quote: what it includes, what it costs and when it would be ready.[ To give you an idea: a website starts at {priceWebsite} and an app at {priceApp}, plus VAT.]',
      },
      {
        id: 'technologies',
        question: 'Which technologies do you use?',
        answer:
          'Whichever serve the project best: on the web, mostly TypeScript and React; on phones, native code for iOS and Android, or one shared codebase when that pays off; on desktop, it depends on the system and the equipment to be connected. They are well known and well documented. Once paid for, the work is yours: code, design and copy.',
      },
      {
        id: 'maintenance',
        question: 'Is maintenance charged monthly?',
        answer:
          'Only if you want it. Maintenance is optional and paid by the month, at a price agreed before we start, and you can cancel any month. The proposal says what it covers, such as updates, backups and small fixes. Without it, we quote for each change separately[; our hourly rate is {priceHour}, plus VAT]. The domain and the hosting are in your name and paid to whoever provides them; the proposal says what they cost a year.',
      },
      {
        id: 'specialities',
        question: 'What do you specialise in?',
        answer:
          'Made-to-measure software: websites, mobile apps, desktop programs, and the design of all three. We like concrete problems: orders taken on paper, bookings by telephone, a spreadsheet bursting at the seams. And we connect what we make to what you already use: card payments, MB\u00a0WAY or Multibanco in Portugal, certified invoicing, a channel manager, your Google Business Profile.',
      },
      {
        id: 'privacy',
        question: 'How do you protect data and comply with the GDPR?',
        answer:
          'On this website, we use what you write to reply to you. There are no accounts and no cookies of our own. Our projects follow the same rule: collect only the data that is needed, say what for and for how long, and limit who can see it. The privacy policy explains it all.',
        additions: [
          {
            when: 'analyticsEarly',
            text: 'Until you answer our question, Google Analytics counts your visit without cookies; from then on, only if you accept.',
          },
          {
            when: 'analyticsAfterConsent',
            text: 'Google Analytics counts your visit only if you accept.',
          },
        ],
      },
      {
        id: 'process',
        question: 'How does a project work?',
        answer:
          'In four steps, which are further up this page; at each of them, you know what is done and what is left. We talk by video call, by telephone or in person, in English, Portuguese or Spanish. All it takes on your side is someone who knows the business and can make decisions.',
      },
      {
        id: 'duration',
        question: 'How long does a project take?',
        answer:
          'It depends on its size, and on how soon copy, pictures and decisions arrive. As a rule, a small website takes a few weeks and an app a few months[; we usually allow {weeksWebsite} weeks for a website and {weeksApp} for an app]. Larger systems are made in stages, so that something is up and running early. The date is written in the proposal and, if anything delays it, we tell you.',
      },
      {
        id: 'first-talk',
        question: 'Is the first conversation free?',
        answer:
          'It is, and there is no obligation. There is nothing to prepare: tell us about the problem, and we will say frankly whether we can solve it and where we would begin. And if a ready-made product would do the job just as well, we will tell you that too.',
      },
      {
        id: 'difference',
        question: 'What sets you apart from other studios?',
        answer:
          'Size and care. In a small studio, the people who reply to your questions are the people who design and code. We start from the way you work, not from a template. When an idea is not worth its cost, we say so. And you are not tied to us: we hand over all that another team needs to carry on.',
      },
    ] satisfies Question[] as Question[],
  },
};

home satisfies HomeWords;
