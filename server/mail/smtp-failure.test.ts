import { describe, expect, test } from 'vitest';
import { failureOf } from './smtp-failure.ts';

const answer = (response: string, command = 'DATA') =>
  Object.assign(new Error(response), {
    ...{ code: 'EMESSAGE', command, responseCode: Number.parseInt(response, 10), response },
  });

describe('an answer to the content', () => {
  test.each([
    '554 5.7.1 Message rejected as spam by content filtering',
    '552 5.3.4 Message size exceeds fixed limit',
    '552 5.2.3 Message length exceeds administrative limit',
    '550 5.6.0 Malformed MIME',
    '550-5.7.1 Our system has detected that this message is likely unsolicited mail. The sender is blocked',
    '550 Virus found',
    '554 No such thing',
    '550 5.7.1 Odd',
    '554 5.6.3 Conversion not permitted',
    '599 No',
  ])('%s is about the message', (response) => {
    expect(failureOf(answer(response), true)).toMatchObject({ kind: 'refused' });
  });

  test.each([
    '550 5.7.1 Authentication required',
    '530 5.7.0 Must issue a STARTTLS command first',
    '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    '550 5.1.1 No such user',
    '552 5.2.2 Mailbox full',
    '554 5.7.1 Relay access denied',
    '550 5.4.5 Daily sending quota exceeded',
    '550 5.7.26 This mail does not pass DMARC',
    '554 Service unavailable; Client host blocked using a block list',
    '503 Bad sequence of commands',
    '521 Host does not accept mail',
    '550 5.1.3 Odd',
    '550 5.2.4 Odd',
    '550 5.3.0 Odd',
    '550 5.4.4 Odd',
    '500 Odd',
  ])('%s speaks of every message, and the next one tells', (response) => {
    expect(failureOf(answer(response), true)).toMatchObject({ kind: 'doubted' });
  });

  test.each(['421 Try later', '100 Odd', '600 Odd', '999 Odd', 'What?'])(
    '%s may be about either',
    (response) => {
      expect(failureOf(answer(response), true)).toMatchObject({ kind: 'broken' });
    },
  );

  test.each(['451 4.7.1 Greylisted', '400 Odd'])('%s puts the message off', (response) => {
    expect(failureOf(answer(response), true)).toMatchObject({ kind: 'message' });
  });
});

describe('before the content', () => {
  const ended = (code: string, originalCode: string) =>
    Object.assign(new Error('no'), { code, originalCode });

  test.each([
    ['an expired certificate', ended('ESOCKET', 'CERT_HAS_EXPIRED'), 'certificateExpired'],
    [
      'a certificate for another name',
      ended('ETLS', 'ERR_TLS_CERT_ALTNAME_INVALID'),
      'certificateName',
    ],
    [
      'a certificate of its own',
      ended('ETLS', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
      'certificateUntrusted',
    ],
    ['no TLS at the port', ended('ESOCKET', 'ERR_SSL_WRONG_VERSION_NUMBER'), 'encryption'],
    ['no such host', ended('EDNS', 'ENOTFOUND'), 'unknownHost'],
    ['no login offered', ended('EAUTH', ''), 'login'],
    ['no way of login known', ended('ENOAUTH', ''), 'login'],
    ['a refused STARTTLS', answer('502 Not implemented', 'STARTTLS'), 'encryption'],
    ['a refused name', answer('421 Bad HELO', 'EHLO'), 'ownName'],
    ['a wrong password', answer('535 5.7.8 Wrong', 'AUTH PLAIN'), 'login'],
    ['a command that it does not know', answer('500 What?', 'MAIL'), undefined],
    ['a refused sender', answer('553 No', 'MAIL FROM'), 'sender'],
    ['a refused recipient', answer('550 No', 'RCPT TO'), 'recipient'],
  ])('%s ends only with the owner, who is told how', (_, error, advice) => {
    expect(failureOf(error, false)).toMatchObject({
      ...{ kind: 'server', isPermanent: true, advice },
    });
  });

  test.each([
    ['a server that is away', ended('ESOCKET', 'ECONNREFUSED'), 'refusedPort'],
    ['a name server that is away', ended('EDNS', 'EAI_AGAIN'), 'unknownHost'],
    ['a server that does not answer', ended('ETIMEDOUT', ''), 'silent'],
    ['a login that fails for now', answer('454 4.7.0 Temporary failure', 'AUTH PLAIN'), undefined],
    ['TLS that is away for now', answer('454 4.7.0 TLS not available', 'STARTTLS'), 'encryption'],
    ['a busy server', answer('421 Too many connections', 'CONN'), undefined],
  ])('%s may end by itself, with what to look at', (_, error, advice) => {
    expect(failureOf(error, false)).toMatchObject({ kind: 'server', isPermanent: false, advice });
  });
});
