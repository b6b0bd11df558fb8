import { counter } from '../../browser/plural.ts';
import { en as voices } from '../voices/en.ts';
import type { Words } from './pt.ts';

const count = counter('en-GB');

export const en: Words = {
  voices,
  withoutScripts: 'To write in the book, JavaScript has to be switched on.',
  head: {
    title: 'Amélia Duarte, 1931–2019',
    description:
      'The life of Amélia Duarte, a lighthouse keeper’s daughter and a village teacher: ten chapters, five letters and a guest book. A demonstration: the person and the story are invented.',
  },
  labels: {
    sections: 'Sections',
    family: 'From the family',
    decades: 'Decades',
    village: 'The village at night, seen from the sea, with its lights on.',
    earlier: 'Previous letter',
    later: 'Next letter',
    storm: 'A lit lighthouse on top of a cape, with waves breaking on the rocks.',
    flour: 'A mother and her daughter face to face across a table, under a lamp.',
    beach: 'A row of children in smocks and their teacher, seen from behind, before the sea.',
    bicycle: 'A bicycle with a postbag, leaning against a wall.',
    wall: 'A classroom wall with two pale marks where portraits hung; on the desk, a carnation in a jar.',
    lens: 'The lens of the lighthouse, rings of glass around the lamp, and a woman looking at it.',
    kite: 'A grandmother and two children on a dune, flying a paper kite.',
  },
  page: {
    skip: 'Skip to the story',
    demo: 'Demonstration',
    demoLong: ': the person and the story are invented',
    demoBack: ' · back to the projects',
    toLife: 'Her life',
    toLetters: 'The letters',
    until: ' to ',
    lead: 'She was born in a lighthouse. She taught three generations of a seaside village to read, and never put out the porch light until everyone was home.',
    begin: 'Read her story',
    preface:
      'We’ve gathered here what was in shoeboxes, in a drawer and in the memory of a great many people. If you knew her, put us right. If you didn’t, come in without knocking: that was how she liked it.',
    signature: 'Inês, her eldest granddaughter',
    life: 'Eighty-eight years, told slowly',
    themes: {
      choose: 'Choose chapters by theme',
      all: 'The whole life',
      lighthouse: 'The lighthouse',
      school: 'The school',
      home: 'The house',
    },
    storm: {
      title: 'Born between two flashes',
      caption: 'The lighthouse, on a night of south-westerlies. 1931',
      first:
        'On the night of 14 January the sea came into the engine room and the midwife could not get past the cape. Joaquim Duarte, keeper of the Pedralva light, would wind the mechanism of the lens, go down a hundred and twelve steps to see to his wife, and climb them again.',
      second:
        'Amélia was born at twenty to four. The lighthouse log has the whole night in one line: <q>Wind SW, very heavy sea. Light without fail. A girl.</q>',
    },
    flour: {
      title: 'The alphabet in the flour',
      caption: 'Mother and I, in the lighthouse kitchen',
      first:
        'Rosa, her mother, signed with a cross. Amélia was ten when she understood that the letters from her brother, away with the cod fleet, lay in the drawer waiting for somebody to read them. That night she spread flour over the kitchen table and drew an R with her finger. Then an O.',
      second:
        'Her mother was forty-two, with hands worn by bleach. She wiped it away with her palm and began again. It took two winters. The first word that Rosa wrote by herself was not her own name. It was <q>Tomás</q>.',
      letter: 'Letter of 1943',
      letterLine: 'Rosa’s first letter',
    },
    beach: {
      title: 'A school without a sea',
      caption: 'Pedralva beach, June 1953. Nobody spoke.',
      first:
        'From the teacher training college in Braga she was sent to Sobral de Cima, up in the hills: forty-three children, four classes, one room, and a stove for which each pupil brought a log. She drew the sea on the blackboard and nobody believed the size of it.',
      second:
        'She saved for two years, talked a man into lending his lorry, and took the whole school to the beach. They were silent for a long time. Until Abel, who was eight, asked: <q>Please, Miss, who is it that fills it?</q>',
      letter: 'Letter of 1951',
      letterLine: '<q>There is no sea here at all</q>',
    },
    bicycle: {
      title: 'Permission to marry',
      caption: 'Henrique’s bicycle. He never locked it.',
      first:
        'In 1958 a woman who taught in a Portuguese school could not marry without leave from the Minister: she had to prove that the groom was of good conduct and had sufficient means. Henrique Sá was a postman and earned less than she did. The request spent seven months going from office to office.',
      second:
        'When the answer reached Pedralva, it was in his bag. He cycled nine kilometres to the school at Gandra, where she was then teaching, with the letter sealed, because it was not his. Amélia opened it in the playground, in front of everyone. They were married in September.',
      letter: 'Letter of 1958',
      letterLine: 'Nine grams, nine kilometres',
    },
    thursday: {
      title: 'Thursday, a day for letters',
      recipe: 'Thursday’s rice pudding',
      rice: '200 g of short-grain rice',
      milk: '1 litre of whole milk, hot',
      sugar: '200 g of sugar, 4 egg yolks',
      lemon: 'the peel of a lemon, a pinch of salt',
      cinnamon: 'cinnamon for the letters',
      method:
        'Start the rice in salted water. Add the milk by the ladle, always hot, stirring the same way round. The sugar only at the end; the yolks off the heat.',
      warning: 'Do not leave the pot to answer the door. Whoever it is can wait.',
      first:
        'Luísa and Manuel were born in the house on Rua do Cais, and on Thursdays its kitchen filled with women who had envelopes in their apron pockets. The letters came from France, from the Grand Banks and, since the year before, from the war in Angola.',
      second:
        'Henrique brought them. Amélia read them aloud, alone with each woman, and wrote the replies. She promised to forget it all at the door, and not a word ever got out. What did get out was the rice pudding she made for those who waited: for each woman, her initial in cinnamon.',
    },
    wall: {
      title: 'The mark on the wall',
      caption: 'My classroom, on a Monday',
      first:
        'On the morning of 26 April, the day after the revolution, she took the two portraits down from the classroom wall. The whitewash beneath was paler: two rectangles that the whole school stood and looked at. That summer they wanted to paint. She would not have it. <q>They are there to measure by,</q> she said.',
      second:
        'In the autumn she opened the room at night, for those who had never had the chance to learn. Thirty-one women came, and six men. Her mother, at seventy-five, sat in the front row. She had long known how to read. She came to teach the others not to be ashamed.',
      letter: 'Letter of 1974',
      letterLine: 'To her brother, in New Bedford',
    },
    lens: {
      title: 'The lighthouse is left alone',
      caption: 'A hundred and twelve steps later',
      first:
        'One Tuesday in March the lighthouse began to light itself, with nobody there. Amélia asked to go up. She counted the steps aloud, as she had when she was small, and wound the old mechanism, which no longer moved anything, just to hear it.',
      second:
        '<q>My father used to say that the light is not there so that people can see the lighthouse,</q> she told the engineer. <q>It is there so that they know where they are.</q> She retired in July, after thirty-six years of chalk.',
    },
    kite: {
      title: 'Newspaper kites',
      caption: 'With Inês and Tomás, on the dune',
      first:
        'Her grandchildren spent their summers on Rua do Cais. In the morning there was dictation, which nobody asked for and nobody skipped: it was always about pirates. In the afternoon, kites of newspaper and flour paste.',
      second:
        'At night, at the window, they counted the seconds of the lighthouse: one, two, three flashes, then the dark until fifteen. <q>Once you can wait through the dark,</q> she used to say, <q>you know nearly everything.</q>',
    },
    computer: {
      title: 'Learning again',
      first:
        'At seventy-five she asked Inês to teach her to write on the computer. It took her, she said, two winters, like her mother. She typed with one finger and signed with her full name.',
      second:
        'She answered former pupils in five countries and corrected, with tenderness, their punctuation.',
    },
    light: {
      title: 'A light left on',
      first:
        'She died in her own bed, on the morning of 3 November, with the window open to the sea, as she had asked. She was eighty-eight.',
      second:
        'That night, without anyone arranging it, Pedralva left its porch lights on: first Rua do Cais, then the square, then the houses higher up. The fishermen said that from the sea the village looked like handwriting.',
    },
    drawer: {
      title: 'The drawer of letters',
      lead: 'They were tied with a single ribbon. They are for reading aloud.',
    },
    book: {
      title: 'Guest book',
      lead: 'Tell us where your path crossed hers, or what you take home from this visit. In this demonstration, what you write is kept in your browser alone.',
      name: 'Name',
      relation: 'Who she was to you',
      choose: 'Choose',
      message: 'Message',
      write: 'Write in the book',
      family: 'Open the family’s side',
      studio: 'If you’d like a page like this for somebody of yours, tell us who they were.',
      toStudio: 'Talk to the studio',
      messages: 'Messages',
    },
    foot: {
      demo: 'Demonstration.',
      line: 'Amélia Duarte never existed: the person, the village, the lighthouse, the letters and the messages were invented to show what a page of remembrance can be.',
      back: 'Back to the studio’s projects',
      tryTitle: 'Try this',
      tryFirst: 'Write in the book, then open the family’s side: your message is waiting there.',
      trySecond:
        'Send one letter to one brother, in his language. Or print the whole life for someone who wants paper.',
      print: 'Print the whole life',
    },
    reader: {
      earlier: 'Previous',
      sendIn: 'Send it in',
      copy: 'Copy the link',
      later: 'Next',
      print: 'Print',
      close: 'Close',
    },
  },
  family: {
    title: 'The family’s side',
    lead: 'Here the family reads what arrives before it’s shown, and corrects the chapters. Changes are on the page at once.',
    states: {
      waiting: 'Waiting',
      shown: 'In the book',
      hidden: 'Not in the book',
      removed: 'Taken out by its writer',
    },
    accept: 'Show',
    hide: 'Hide',
    undo: 'Undo',
    undone: 'Undone.',
    decided: {
      shown: (name) => `The message from ${name} is in the book.`,
      hidden: (name) => `The message from ${name} isn’t in the book.`,
    },
    chapters: 'Correct a chapter',
    chapter: 'Chapter',
    chapterTitle: 'Title',
    first: 'First paragraph',
    second: 'Second paragraph',
    save: 'Save',
    saved: (language) => `Saved in ${language}.`,
    language: 'Language',
    languages: { pt: 'Portuguese', en: 'English', es: 'Spanish' },
    oneLanguage:
      'Each language has its own text: what you correct here changes in the chosen language only.',
    unsaved: 'Not saved yet: it stays here as long as this tab is open.',
    discard: 'Back to the saved text',
    discarded: 'The saved text is back.',
    missing: 'Write something in this field.',
    draft: (title) => `${title} (not saved)`,
    notOpened: 'This part didn’t open. Check your connection and load the page again.',
    export: 'Take everything with you',
    exportLead:
      'In all three languages, in one file that opens in any browser: the chapters as they are, with years, captions, the recipe and the email, the letters and every message. The drawings stay on the page.',
    download: 'Download',
    restore: 'Put the original text back',
    correctedSince: 'Somebody has corrected this chapter since: that stays.',
    overtaken: (name) =>
      `Somebody has decided differently about the message from ${name} since. It stays as it is.`,
    notKept: 'It lasts as long as this page is open: the browser won’t let it be kept.',
    conflict: 'Two versions',
    conflictLead:
      'While you were writing, somebody else saved another version. Read both and choose: nothing has been saved yet.',
    theirs: 'The other person’s',
    mine: 'Yours',
    keepTheirs: 'Keep theirs',
    keepMine: 'Keep yours',
    restored: 'The original text is back.',
    quoted: (text) => `‘${text}’`,
    subject: 'A page of remembrance like Amélia Duarte’s',
  },
  lamp: {
    leave: 'Leave a light on',
    lit: 'Your light is on',
    since: (date) => `Lit by you on ${date}. It’s the brightest window.`,
    left: 'You left a light on.',
    out: 'You put the light out.',
  },
  timeline: {
    shown: (theme, chapters) => `${theme}: ${count(chapters, 'chapter', 'chapters')}.`,
  },
  reader: {
    place: (letter, letters) => `Letter ${letter} of ${letters}`,
    copied: 'Link copied.',
    notCopied: 'Copy this link.',
  },
  book: {
    relations: {
      family: 'family',
      school: 'from the school',
      neighbours: 'a neighbour',
      friends: 'a friend',
      strangers: 'I never met her',
    },
    nameShort: 'Write your name, in two letters or more.',
    nameLong: (limit) => `There is room for a name of ${limit} characters.`,
    relation: 'Choose who Amélia was to you.',
    messageShort: (least) => `Write a little more: at least ${least} characters.`,
    messageLong: (over, limit) => `The message is ${over} over the limit of ${limit} characters.`,
    left: (characters) => count(characters, 'character left', 'characters left'),
    over: (characters) => `${characters} too many`,
    hidden:
      'The family hasn’t put it in the book: it can be read here only, and you can remove it.',
    waits: 'For now it can be read in this browser only: it’s waiting for the family.',
    removed: 'Your message has been taken out.',
    restore: 'Undo',
    restoreLabel: 'Undo: put the message back',
    restored: 'The message is back.',
    isRemoved: 'Message removed from the book.',
    remove: 'Remove',
    removeLabel: (name) => `Remove the message from ${name}`,
    full: (limit) => `This browser has room for ${limit} messages. Take one out to write another.`,
    thanks: (name) => `Thank you, ${name}. The family reads your message before it’s shown.`,
  },
};
