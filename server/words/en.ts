/** What the server and its commands tell the owner about messages, in English. */

const messages = (count: number, one: string, more: string) =>
  count === 1 ? `1 message ${one}` : `${count} messages ${more}`;

const rights =
  'Give the server the right to read and write there, and make room if the disk is full.';

export const en = {
  mail: { name: 'Name', email: 'E-mail', subject: 'Subject', time: 'Time', language: 'Language' },
  alert: {
    subject: 'The contact form needs you',
    daily: 'You get this mail once a day until the problem is fixed.',
  },
  unknownTime: 'an unknown time',
  waiting: (count: number, since: string) =>
    count === 1
      ? `1 message has been waiting since ${since}.`
      : `${count} messages are waiting, the oldest since ${since}.`,
  readThem: 'Read them with "npm run outbox -- export FOLDER".',
  junk: (count: number) =>
    `${messages(count, 'has', 'have')} the hidden field filled in, as robots do, and ${count === 1 ? 'was' : 'were'} not sent. "npm run outbox" lists the latest; look whether a person is among them.`,

  /** `page` is where the form was, `asked` and `forwarded` are what the proxy passed on. */
  refusedOrigin: (page: string, asked: string, forwarded: string) =>
    `A form was refused because its page was at ${page}, and this server was asked for ${asked} (X-Forwarded-Host: ${forwarded}). If ${page} is yours, visitors without HTTPS cannot write: let the proxy pass the name on (nginx: "proxy_set_header Host $http_host;", Apache: "ProxyPreserveHost On", h2o: "proxy.preserve-host: ON", Squid: "accel vhost"), or build with VITE_SITE_URL set to it. If it is not yours, somebody else's page tried, and there is nothing to do.`,

  /** `address` is the site's; what was found follows in English, as the command says it. */
  doctor: (address: string) =>
    `The server looks at ${address} once a day as visitors do, and has found the following twice, an hour apart. You get this mail once; "npm run doctor -- ${address}" looks again.`,

  problems: {
    failed: (count: number, folder: string) =>
      `${messages(count, 'was', 'were')} refused by the mail server for good. See why with "npm run outbox", fix it, and send again with "npm run outbox -- retry"; or delete what is in ${folder}.`,
    late: (count: number) =>
      `${messages(count, 'has', 'have')} been waiting for more than a day. See why with "npm run outbox", and try the settings with "npm run outbox -- test".`,
    outbox: (folder: string, code: string) =>
      `The folder ${folder} cannot be used${code}: messages are refused, or cannot be sent. Give the server the right to read and write there and in the folders in it.`,
    disk: (folder: string) =>
      `The disk of ${folder} is nearly full. Make room: when it is full, messages are refused.`,
    settings: (reason: string) =>
      `The mail server refuses every message with the present settings: ${reason} Messages are kept. Try the settings with "npm run outbox -- test", and send the messages with "npm run outbox -- retry" when it is mended: until then the server tries less and less often, at last every six hours.`,
    doubted: (reason: string) =>
      `The mail server refuses a message: ${reason} It is kept, and tried again. If this mail has reached you, it is about that message alone.`,
    server: (reason: string) =>
      `The mail server has taken no message for more than an hour: ${reason} Messages are kept. Try the settings with "npm run outbox -- test".`,
  },

  /** The steps of a delivery, and what it means when one fails with a code, some of them at a message. */
  troubles: {
    tidy: (code: string) => `Expired files cannot be deleted from the outbox (${code}). ${rights}`,
    lock: (code: string) => `The outbox cannot be locked (${code}): nothing is sent. ${rights}`,
    sender: (code: string) =>
      `Messages wait and nobody sends them: another server seems to have the lock of the outbox, or its file system has no locks (${code}). Restart the other server; if there is none, put OUTBOX_DIR on a disk of this machine, or start the lock service of the network disk.`,
    list: (code: string) => `The messages cannot be listed (${code}): nothing is sent. ${rights}`,
    prepare: (code: string) =>
      `Messages could not be moved to "cur" (${code}): nothing is sent, or it would be sent again. ${rights}`,
    read: (code: string, file: string) =>
      `The message ${file} cannot be read (${code}). Give the server the right to read it; if it is damaged, restore it from a backup or take it away.`,
    compose: (code: string, file: string) =>
      `The message ${file} cannot be made into a mail (${code}). Read it there, answer it, and take it away.`,
    file: (code: string, file: string) =>
      `The message ${file} was sent and cannot be moved to "cur" (${code}): nothing else is sent until it can. ${rights}`,
    giveUp: (code: string, file: string) =>
      `The message ${file} was refused and cannot be moved to "failed" (${code}): it is tried again. ${rights}`,
    note: (code: string) =>
      `It cannot be noted when a message is to be tried again (${code}): after a restart it is tried at once. ${rights}`,
    retry: (code: string) =>
      `The file "retry" cannot be deleted from the outbox (${code}). ${rights}`,
  },

  /** The likely cause of a failure, and the remedy. */
  advice: {
    login:
      'The user or the password in SMTP_URL is not right, or this account may not send by SMTP. Some providers want a password made for apps.',
    certificateExpired:
      'The certificate of the mail server has expired. Whoever runs the mail server must renew it.',
    certificateName:
      'The certificate of the mail server is for another name. Write the name from the certificate into SMTP_URL.',
    certificateUntrusted:
      'The certificate of the mail server is not trusted. If it is your own server, add ?rejectUnauthorized=false to SMTP_URL.',
    encryption:
      'The mail server does not encrypt at that port: smtps:// goes with 465, smtp:// with 587. If it is your own server, ?requireTLS=false in SMTP_URL sends without encryption.',
    ownName:
      'The mail server does not accept the name that this server gives itself. Set MAIL_EHLO to a name that the mail server accepts, usually the name of this machine in the DNS.',
    unknownHost: 'There is no mail server of that name. Check the host in SMTP_URL.',
    refusedPort:
      'Nothing listens at that host and port. Usual ports: 465 with smtps://, 587 with smtp://.',
    silent:
      'The mail server did not answer. Is the port right, and does the network let mail out? Many hosts block port 25.',
    sender:
      'The mail server does not let this account send as the sender. Set MAIL_FROM to the address of the account.',
    recipient: 'The mail server does not take mail for MAIL_TO. Check the address.',
  },

  forged: (from: string, host: string, domain: string) =>
    `The mails come from ${from}, and ${host} is not a name of ${domain}. Unless the SPF record of ${domain} lists that mail server, or it signs with the DKIM key of ${domain}, other mail servers treat them as forged (DMARC). Set MAIL_FROM to an address whose domain sends by ${host}; docs/hosting.md says what the DNS needs.`,

  outbox: {
    folder: (folder: string) => `Outbox ${folder}`,
    goTo: (address: string, service: string) => `Messages go to ${address} by ${service}.`,
    stay: (one: string, other: string) =>
      `Messages stay here: ${one} and ${other} are not set. Read them with "npm run outbox -- export FOLDER".`,
    counts: (waiting: number, sent: number, failed: number, junk: number) =>
      `${waiting} waiting, ${sent} sent, ${failed} failed, ${junk} junk`,
    states: { waiting: 'waiting', sent: 'sent', failed: 'failed', junk: 'junk' },
    tried: (attempts: number, last: string, next: string) =>
      `tried ${attempts === 1 ? 'once' : `${attempts} times`}, last ${last}, next ${next}`,
    more: (count: number, state: string) => `... and ${count} more ${state}`,
    wrong: 'Something is wrong:',
    serverFails: (since: string, failures: number, next: string) =>
      `The mail server fails since ${since}, ${failures === 1 ? 'once' : `${failures} times in a row`}; next try ${next}`,
    unreadable: (file: string, error: string) => `cannot be read: ${file} (${error})`,
    notWritten: (file: string, error: string) => `${file} was not written: ${error}`,
    exported: (folder: string) =>
      `The messages are in ${folder}, where any mail program opens them.`,
    nothingWaits: 'Nothing is waiting.',
    noServer: (count: number, one: string, other: string) =>
      `${count} waiting, and no mail server to send them by: set ${one} and ${other}.`,
    trying: 'Trying everything now; this takes as long as the mail server does ...',
    result: (sent: number, left: number) => `${sent} sent, ${left} left`,
    noServerSet: (one: string, other: string) =>
      `No mail server is set: messages stay in the outbox. To have them sent, set ${one} and ${other}.`,
    sending: (from: string, to: string, service: string) =>
      `Sending a test message from ${from} to ${to} by ${service} ...`,
    minutes: 'A mail server may take some minutes to answer.',
    testSubject: 'Test of the contact form',
    testText: 'This is a test. Messages from the contact form will arrive like this one.',
    taken: (answer: string) => `The mail server took it: ${answer}`,
    look: (address: string) => `Now look into the mailbox of ${address}, and into its spam folder.`,
    notSent: (reason: string) => `It was not sent: ${reason}`,
    foreign: (files: string) =>
      `Among the messages are files that are none, and that nobody sends: ${files}`,
    elsewhere: (folder: string) => `The running server has its messages elsewhere: ${folder}`,
    noOutbox: (folder: string) =>
      `There is no outbox in ${folder} yet. If yours is elsewhere, name it in OUTBOX_DIR.`,
    nameFolder: 'Name a folder: npm run outbox -- export FOLDER',
    usage: [
      'npm run outbox            what waits, was sent, and failed, and why',
      'npm run outbox -- retry   try everything again now',
      'npm run outbox -- test    send a test message and say what the mail server answered',
      'npm run outbox -- export FOLDER   write every message into a folder, as mails',
    ],
  },
};
