import type { LegalWords } from '../../dictionary.ts';

export const privacyPolicy: LegalWords = {
  title: 'Privacy policy',
  lead: 'This page says which personal data we handle on {host}, what for, for how long, and how you can exercise your rights.',
  lastUpdated: 'Last updated: {date}',
  contents: 'On this page',
  sections: [
    {
      heading: 'In a few words',
      items: [
        'You can read the whole website without saying who you are: there are no accounts and no sign-up.',
        'We learn your name and your email address only if you write to us.',
        'We use what you write to reply to you. We do not sell it, and we do not use it to send you advertising.',
        'You can ask us at any time to show, correct or erase your data. Just write to {email}.',
      ],
    },
    {
      heading: 'Who is responsible for the data',
      paragraphs: [
        'The controller is {legalName} (on this website, “{name}”)[, {companyIds}]; registered office: {address}, Portugal. For anything about your data, write to {email}.',
        'We follow the General Data Protection Regulation (GDPR), the Portuguese Law 58/2019, which implements it in Portugal, and the Portuguese Law 41/2004 on privacy in electronic communications.',
      ],
    },
    {
      heading: 'The data you send us',
      paragraphs: [
        'If you write to us by email, we receive your address and whatever you decide to tell us. We do not need sensitive data, such as health data, or data about other people. Please do not send it.',
        'The contact form has an invisible field, which people leave empty and bots tend to fill in. If it is filled in, it travels with the message.',
        'If you use the form, we receive the data listed below. No law and no contract obliges you to give us this data, but we need it to understand your request and to reply to you: that is why all the fields are required.',
      ],
      items: [
        'Your name.',
        'Your email address.',
        'The subject and the message.',
        'The local date and time of sending, which your browser adds if JavaScript is switched on.',
      ],
    },
    {
      heading: 'What we use it for, and on what legal basis',
      paragraphs: [
        'We use what you send us only for the following. The letters are those of article 6(1) of the GDPR.',
      ],
      items: [
        'To reply to your request and, where it comes to that, to prepare a proposal: these are steps taken at your request before a contract (letter b).',
        'To reply to messages that are not about a contract: replying to the people who write to us is our legitimate interest (letter f).',
        'To protect the website from abuse and automatic messages: keeping the service secure is our legitimate interest (letter f).',
        'To meet our accounting and tax obligations, if we enter into a contract (letters b and c).',
      ],
    },
    {
      heading: 'How your message travels: through our server',
      when: 'ownMail',
      paragraphs: [
        'The form hands the message to this website’s server, which keeps it. If a mail server is connected, the message goes on from there to the studio’s mailbox; if not, the server is where we read it.',
        'By this route, the message passes only through the companies that provide us with web hosting and mail.',
      ],
      items: [
        'The server adds to the message the time at which it received it and, if the browser tells it, the language of the page it was written on.',
        'Copies already delivered to the mailbox are deleted from the website’s server {keepDays} days after delivery at the latest.',
        'While a message cannot be delivered, it waits on the server, which tries again. If the mail server refuses it, or puts it off for five days, it is set aside, with the reason, until someone at the studio deals with it.',
        'If the invisible field is filled in, the message is kept apart, where someone at the studio can find it and recover it if it is not spam. It is deleted after {keepDays} days at the latest.',
        'To limit the number of messages, the server counts those that came from each IP address (with IPv6, only the first 64 bits) in the last hour. It keeps the address only in memory, never on disk, and forgets it one hour after the last message it counted, or sooner if it restarts.',
        'Messages that stay on the website’s server because they were not sent to any mailbox are not deleted automatically: we delete them ourselves, within the period stated below.',
      ],
    },
    {
      heading: 'How your message travels: through Cloudflare',
      when: 'workersMail',
      paragraphs: [
        'The form hands the message to a program of ours that runs on the network of Cloudflare, Inc., where the website is hosted. The message stays in a queue on that network until it is emailed to the studio’s mailbox.',
        'By this route, the message passes only through Cloudflare and the company that provides us with mail.',
      ],
      items: [
        'The program adds to the message the time at which it received it and, if the browser tells it, the language of the page it was written on.',
        'A message that has been sent leaves the queue. If sending fails, it is tried again for five days; after that, the message is set aside until someone at the studio deals with it, and for two weeks at most.',
        'If the invisible field is filled in, the message is set aside in the same way and deleted after two weeks at the latest.',
        'To limit the number of messages, the platform counts those that come from each IP address (with IPv6, only the first 64 bits). The addresses stay in its memory, and it deletes them when it no longer needs them; that can take more than an hour.',
      ],
    },
    {
      heading: 'How your message travels: by email',
      when: 'noMail',
      paragraphs: [
        'Nothing on this website takes messages: the form says that yours was not sent, keeps nothing of it and offers to send it by email, from your own mail program. It then passes only through the companies that provide you and us with mail.',
      ],
    },
    {
      heading: 'How your message travels: through EmailJS',
      when: 'providerMail',
      paragraphs: [
        'When you press “Send message”, your browser hands the message directly to EmailJS, at {providerHost}, which forwards it to the studio’s mailbox. It is a service of EmailJS Pte. Ltd., of Singapore, which handles the data on our behalf, as a processor.',
        'As with any internet connection, EmailJS also receives your IP address and technical data about your browser. The privacy policy of the service is at https://www.emailjs.com/legal/privacy-policy/. That policy says how much of a message EmailJS keeps, and for how long; if you ask us, we erase what our account there holds.',
        'There is no adequacy decision of the European Commission for Singapore. The transfer rests on the standard contractual clauses approved by the Commission (article 46 of the GDPR), of which you can ask us for a copy.',
        'If you would rather your message did not pass through this service, write to us directly at {email}.',
      ],
    },
    {
      heading: 'How long we keep messages',
      paragraphs: [
        'We keep messages for as long as the conversation goes on and for at most 24 months after the last one.',
        'If the conversation leads to a contract, we keep what belongs to it for as long as we need it to fulfil the contract, and the accounting documents for the 10 years the law demands.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'To work, this website needs no cookies. It keeps in your browser, not on our server, what is listed below. It is what is strictly necessary for what you ask of the website, so article 5 of the Portuguese Law 41/2004 does not require your consent.',
        'You can delete all of it, at any time, in your browser’s settings. The website goes on working.',
      ],
      items: [
        '“language”, in local storage: the language you chose (pt, en or es). It is written only when you choose a language, and stays until you delete it.',
        '“contact-draft”, in session storage: the draft of your contact message, so that it is not lost if the page is reloaded. It disappears when the message is sent or when you close the tab.',
        '“place”, in session storage: where on the page you were when you changed language, so that you find it again in the other one. It is deleted as soon as the other page opens.',
        '“sewn”, in session storage: that the embroidery on the home page has been sewn, so that it does not start again. It disappears when you close the tab.',
        'If your browser does not allow session storage, what it would have kept is kept in the name of the tab (window.name) until you close it.',
        '[demonstrations?Keys that begin with “showcase-”, in local storage: the state of the demonstration projects that you open, with what you save in them, for example the name or telephone number of a booking. They stay until you delete them.]',
      ],
    },
    {
      heading: 'Visitor statistics',
      when: 'analytics',
      paragraphs: [
        'To learn which pages are useful, we use Google Analytics 4, a service of Google Ireland Limited, which handles the data on our behalf. We do not use it for advertising.',
        'If you accept, the measuring program, which comes from googletagmanager.com, stores cookies in your browser and sends Google what is listed below. As with any internet connection, the IP address and technical data about the browser travel too; according to Google, Google Analytics 4 does not store the IP address. The legal basis is your consent (article 6(1)(a) of the GDPR and article 5 of the Portuguese Law 41/2004).',
        'If you reject, nothing more is sent to Google and, as long as the answer holds, nothing is requested from it on later visits. If your browser sends the Global Privacy Control signal, we take it as a rejection: we load nothing from Google and do not ask you the question. If you had accepted before, that answer no longer counts, and we delete the cookies left from then.',
        'The data tied to a visitor stays in Google Analytics for at most 14 months; after that only totals remain, which identify nobody. Google may handle the data in the United States, under the EU-US Data Privacy Framework, and in other countries under the standard contractual clauses of the European Commission.',
        'What we measure:',
      ],
      items: [
        'The pages that are opened: the full address, the title and the page you came from, which may be on another website. Google adds the start of the visit and the time spent on the page, and works out from the connection the kind of device, the system, the browser, the language, the size of the screen and, from the IP address, the approximate place: country, region and city.',
        'After a message has been sent, the event “contact_form_success”, with the address of the form’s page and the time of sending. What you wrote is not sent to Google.',
      ],
    },
    {
      heading: 'Before you answer',
      when: 'analyticsEarly',
      paragraphs: [
        'Until you answer our question, the measuring program is loaded, once the page has opened, without being able to store anything in your browser. It sends Google, without cookies, signals of what we measure, with the IP address and the technical data that travel with any connection.',
        'The legal basis of these signals is our legitimate interest in knowing whether the website is used (article 6(1)(f) of the GDPR). You can object to them at any time: just reject, or use Global Privacy Control.',
      ],
    },
    {
      heading: 'Before you answer',
      when: 'analyticsAfterConsent',
      paragraphs: [
        'Until you accept, your browser requests nothing from Google and sends it nothing. If you accept, the page you have open is counted and what comes after it, not what you saw before.',
      ],
    },
    {
      heading: 'Your consent and cookies',
      when: 'analytics',
      paragraphs: [
        'Google Analytics stores cookies only if you accept. Accepting or rejecting changes nothing about what you can do on the website. The answer holds for 12 months; after that, we ask again and, until there is a new answer, it is as if there had been none.',
        'You can change your mind at any time, with the “Privacy settings” button at the foot of the page. If you reject then, we delete the Google Analytics cookies; what was done before with your consent remains lawful. You can also delete the cookies in your browser’s settings.',
      ],
      items: [
        '“_ga”, a Google Analytics cookie: tells one visitor from another. It lasts up to two years.',
        '“_ga_”, followed by the measurement’s identifier, a Google Analytics cookie: links the pages of one visit. It lasts up to two years.',
        '“consent”, in local storage: your answer (“granted”, accepted, or “denied”, rejected) and the day you gave it, so that we do not ask again for 12 months. It stays until you answer again or delete it. It is not a cookie and is not sent to us.',
      ],
    },
    {
      heading: 'No statistics and no cookies',
      when: 'noAnalytics',
      paragraphs: [
        'This website has no analytics service and stores no cookie. That is why you see no cookie banner.',
        'The pages, typefaces[film?, pictures and film][noFilm? and pictures] come from the website itself. While you read the pages, your browser contacts nobody else because of us.',
      ],
    },
    {
      heading: 'Server logs',
      when: 'ownLog',
      paragraphs: [
        'The server program of this website does not log the pages you see. It writes one line for each event, such as a message received, sent or refused: the time, the name of the event, the outcome or the error and, where there is one, the identifier of the message. It does not write the name, the email address, the text of messages or the IP address of visitors.',
      ],
    },
    {
      heading: 'Hosting',
      paragraphs: [
        '[The company that hosts the website is {hostCompany}. ]Whoever hosts the website may keep access logs, for example with the IP address, the time and the page requested[, and keeps them for {hostLogDays} days at most]. They serve to detect and investigate faults and attacks, and are kept only as long as that takes. If you ask us, we tell you which company it is and how long it keeps them. The legal basis is the legitimate interest in keeping the service secure (article 6(1)(f) of the GDPR).',
      ],
    },
    {
      heading: 'Hosting outside Europe',
      when: 'workersHost',
      paragraphs: [
        'The website is on the network of Cloudflare, Inc., of the United States, which has servers all over the world and handles the data on our behalf, as a processor. The transfers rest on the EU-US Data Privacy Framework and, for other countries, on the standard contractual clauses of the European Commission (articles 45 and 46 of the GDPR), of which you can ask us for a copy.',
      ],
    },
    {
      heading: 'The demonstration projects',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?The projects][someDemonstrations?Some of the projects] you can open on this website are demonstrations. What you type in them stays in your browser and is not sent, either to us or to anyone else.',
        'Even so, please use made-up data, above all on a shared computer.',
      ],
    },
    {
      heading: 'Social networks',
      when: 'networks',
      paragraphs: [
        'At the foot of the page there are links to {networks}. They are plain links: those companies receive data about you only if you open them, and from then on their own policies apply.',
        'On the pages we have there, we read what you write to us so that we can reply, and we see visitor statistics that do not tell us who the visitors were.',
      ],
    },
    {
      heading: 'Our pages on Meta’s services',
      when: 'metaPages',
      paragraphs: [
        'For the statistics of our pages on Facebook or Instagram we are jointly responsible with Meta Platforms Ireland Limited (article 26 of the GDPR). That company collects the data and is best placed to meet a request about it, but you can also send it to us. The agreement is at https://www.facebook.com/legal/terms/page_controller_addendum.',
      ],
    },
    {
      heading: 'Our page on LinkedIn',
      when: 'linkedInPage',
      paragraphs: [
        'For the statistics of our page on LinkedIn we are jointly responsible with LinkedIn Ireland Unlimited Company (article 26 of the GDPR). That company collects the data and is best placed to meet a request about it, but you can also send it to us. The agreement is at https://legal.linkedin.com/pages-joint-controller-addendum.',
      ],
    },
    {
      heading: 'Who receives the data',
      paragraphs: [
        'The data is seen by the people at the studio who deal with your request, and by the companies that provide us with web hosting and mail, which handle it on our behalf. If there are other providers, they are the ones that this policy names.',
        'We give it to nobody else, unless the law or a competent authority obliges us to.',
        'Data is transferred outside the European Economic Area only where a section of this policy says so, with the safeguard on which the transfer rests.',
      ],
    },
    {
      heading: 'How we protect the data',
      paragraphs: [
        'The connection to the website is encrypted (HTTPS) and, where the hosting allows it, every page carries rules that keep the browser from running code we have not authorised.',
        'If, for all our care, there is a data breach with a high risk to people, we tell those affected as well as the supervisory authority, as the law requires.',
      ],
    },
    {
      heading: 'No automated decisions',
      paragraphs: [
        'We take no automated decisions about people and build no profiles. A person reads the messages and decides what to reply.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'To exercise any of these rights, write to {email}. It is free of charge. We reply within one month, which the law allows us to extend by two more where a request is complex, in which case we tell you. If we doubt who is asking, we may ask you to confirm your identity.',
      ],
      items: [
        'Access: to know whether we handle data about you, and to receive a copy.',
        'Rectification: to have what is wrong or incomplete corrected.',
        'Erasure: to ask us to erase your data, in the cases that the law provides for.',
        'Restriction: to ask us to keep your data without using it, for example while we check that it is right.',
        'Portability: to receive the data you gave us in a common digital format, where we handle it under a contract or with your consent.',
        'Withdrawing consent: wherever something depends on it, whenever you wish, without effect on what has already been done.',
      ],
    },
    {
      heading: 'Right to object',
      paragraphs: [
        'You can object, at any time and on grounds of your particular situation, to what we do on the basis of legitimate interest. Write to {email}: we stop, unless there are compelling reasons that prevail or the data is needed for a legal claim.',
      ],
    },
    {
      heading: 'Complaining to the supervisory authority',
      paragraphs: [
        'If you believe that we have not treated your data properly, you can lodge a complaint with the supervisory authority, {authority}, {authorityAddress}, or with the authority of the European Union country where you live or work (in Spain, the Agencia Española de Protección de Datos, www.aepd.es). You can also go to court.',
        'We would like to try to put the matter right first, but you do not have to speak to us beforehand.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This website is not meant for children. If a child has sent us data, a parent or guardian can write to {email}, and we will erase it.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'If the website begins to handle data in another way, we change this page. The date of the last change is at the top.',
      ],
    },
  ],
};
