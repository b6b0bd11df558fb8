import type { LegalWords } from '../../dictionary.ts';

export const termsAndConditions: LegalWords = {
  title: 'Terms and conditions',
  lead: 'These are the terms for using {host}: who we are, what you may do here, what we answer for and which law applies.',
  lastUpdated: 'Last updated: {date}',
  contents: 'On this page',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        'This website belongs to a small software studio that makes websites, mobile apps, desktop software and design. The company’s details are those that Portuguese law wants shown (article 10 of Decree-Law 7/2004 and article 171 of the Portuguese Companies Code).',
      ],
      items: [
        'Registered name: {legalName}',
        'Name used on this website: {name}.',
        'Registered office: {address}, Portugal.',
        '[Registration: {companyIds}.]',
        'Email: {email}.',
      ],
    },
    {
      heading: 'What these terms cover',
      paragraphs: [
        'These terms cover the use of the website, which is free of charge and needs no sign-up. If you do not agree with them, please do not use it.',
        'They do not govern the projects we carry out for clients. Each project has a contract of its own, and that contract is the one that counts.',
      ],
    },
    {
      heading: 'What you may do on the website',
      paragraphs: [
        'You may read and print the pages, share their addresses[demonstrations?, try the demonstrations] and write to us. Please use the website in good faith. You may not:',
      ],
      items: [
        'use it for unlawful purposes or to harm others;',
        'try to enter parts of the server that are not public, get round the security measures or disturb the running of the website;',
        'send advertising, automatic messages, malicious programs or someone else’s details as your own through the form.',
      ],
    },
    {
      heading: 'The website is not a contractual offer',
      paragraphs: [
        'The texts on the website present what we do. They are an invitation to do business, not an offer that is accepted with a click (article 32 of the Portuguese Decree-Law 7/2004). The prices, dates and response times mentioned here are indicative.',
        'Nothing is bought through the website, and no contract is concluded through it. There is a contract only when both sides accept a written proposal, with the work, the price and the dates.',
        'If you contract with us as a consumer, you first receive the information that the law requires, including that on the right of withdrawal, where there is one.',
      ],
    },
    {
      heading: 'What you tell us',
      paragraphs: [
        'The idea you describe to us remains yours. We use what you write to reply to you and to prepare a proposal, and otherwise only for what the privacy policy states.',
        'If you want to share a trade secret, tell us before you do, so that we can agree in writing how to protect it.',
      ],
    },
    {
      heading: 'The demonstrations',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?The projects][someDemonstrations?Some of the projects] you can open on this website are demonstrations. The businesses, people, products and prices in them are made up; if any of them matches reality, it is by chance.',
        'In a demonstration, orders, bookings and reservations have no effect: nobody receives them and nothing is paid. What you type there stays in your browser and is lost if you delete the website’s data. Please do not enter real data, least of all payment details.',
        'The attributions page says which of these projects are illustrative examples only.',
      ],
    },
    {
      heading: 'Intellectual property',
      paragraphs: [
        'The texts, drawings,[film? film,] code and graphic design of this website belong to {legalName} or are used under licence, and are protected by the Portuguese Code of Copyright and Related Rights and the Portuguese Industrial Property Code.',
        'You may quote them as the law allows, naming the source, and link to our pages. To reproduce, adapt or use them commercially, you need permission in writing: ask for it at {email}.',
        'The libraries and typefaces of other authors follow those authors’ licences, which the attributions page names, and the trade marks of other companies are theirs.',
      ],
    },
    {
      heading: 'Links to other websites',
      paragraphs: [
        'We link to the websites of others, such as social networks and authorities, because we think the links useful. We do not control those websites, nor do we answer for what they publish. If you find a link to unlawful content, tell us and we will remove it.',
      ],
    },
    {
      heading: 'How the website runs',
      paragraphs: [
        'We do our best to keep the website available, correct and up to date, but we cannot promise that it will never fail or contain a mistake. We may change, suspend or close it.',
        'If the matter is urgent, or you have no reply within two working days, write to us directly at {email}.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'Nothing in these terms excludes or limits our liability for wilful misconduct or gross negligence, for harm to anyone’s life, health or moral or physical integrity, or any other liability that the law does not allow us to exclude or limit. Your statutory rights as a consumer are not affected.',
        'Apart from those cases, and as far as the law allows, we are not liable for damage that results from the following:',
      ],
      items: [
        'decisions taken only on the general information on the website, without asking us;',
        'failures or interruptions of the website, of the internet or of the visitor’s own equipment;',
        '[demonstrations?the loss of what was typed into the demonstrations;]',
        'the content of other people’s websites.',
      ],
    },
    {
      heading: 'Personal data',
      paragraphs: [
        'The privacy policy says which personal data we handle, what for and for how long. You will find the link at the foot of every page.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        'If anything goes wrong, write to us at {email}: we want to put it right. You do not have to do so before using any other remedy that the law gives you.',
      ],
    },
    {
      heading: 'Complaints book',
      when: 'complaintsBook',
      paragraphs: [
        'If you are a consumer, you can complain in the Portuguese online complaints book (Livro de Reclamações Eletrónico), at www.livroreclamacoes.pt, under the Portuguese Decree-Law 156/2005.',
      ],
    },
    {
      heading: 'Consumer dispute resolution',
      when: 'disputeResolution',
      paragraphs: [
        'If you are a consumer, you can also take a dispute to a body for alternative dispute resolution, under the Portuguese Law 144/2015, and you may still go to court.',
        'Portuguese law lets consumers bring disputes of low value before an authorised consumer arbitration centre, in which case the company is bound to the arbitration (article 14 of Law 24/96).',
      ],
      items: [
        'CIAB, the consumer arbitration court that serves the municipality of Braga, among others, at www.ciab.pt.',
        'The other bodies in Portugal, listed on the consumer portal, at www.consumidor.gov.pt.',
        'If you live in another country of the European Union, in Norway or in Iceland, the European Consumer Centre of your country, at www.eccnet.eu.',
      ],
    },
    {
      heading: 'Applicable law and courts',
      paragraphs: [
        'Portuguese law applies to these terms. Disputes that arise from them come before {courts}.',
        'If you are a consumer, this does not take away the protection of the mandatory rules of the country where you live, nor your right to bring proceedings in the court that the law reserves for you, or to be sued only there.',
      ],
    },
    {
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms, and changes apply from the day they are published on this page. The date of the last change is at the top.',
        'If one of these terms is invalid, the others stand. We write the terms in Portuguese and translate them; if the versions differ, the Portuguese one prevails, unless the law imposes the solution more favourable to a consumer.',
      ],
    },
  ],
};
