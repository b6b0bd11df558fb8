/** What the server and its commands tell the owner about messages, in Portuguese. */
import type { OwnerWords } from './owner-words.ts';

const messages = (count: number, one: string, more: string) =>
  count === 1 ? `1 mensagem ${one}` : `${count} mensagens ${more}`;

const rights =
  'Dê ao servidor o direito de ler e escrever aí, e arranje espaço se o disco estiver cheio.';

export const pt: OwnerWords = {
  mail: { name: 'Nome', email: 'E-mail', subject: 'Assunto', time: 'Hora', language: 'Língua' },
  alert: {
    subject: 'O formulário de contacto precisa de si',
    daily: 'Recebe este e-mail uma vez por dia, até o problema estar resolvido.',
  },
  unknownTime: 'uma hora desconhecida',
  waiting: (count, since) =>
    count === 1
      ? `1 mensagem está à espera desde ${since}.`
      : `${count} mensagens estão à espera, a mais antiga desde ${since}.`,
  readThem: 'Leia-as com «npm run outbox -- export PASTA».',
  junk: (count) =>
    `${messages(count, 'tem', 'têm')} o campo escondido preenchido, como fazem os robôs, e não ${count === 1 ? 'foi enviada' : 'foram enviadas'}. «npm run outbox» mostra as últimas; veja se alguma é de uma pessoa.`,

  refusedOrigin: (page, asked, forwarded) =>
    `Um formulário foi recusado porque a página estava em ${page} e a este servidor pediu-se ${asked} (X-Forwarded-Host: ${forwarded}). Se ${page} é seu, quem o visita sem HTTPS não consegue escrever: faça o proxy passar o nome (nginx: "proxy_set_header Host $http_host;", Apache: "ProxyPreserveHost On", h2o: "proxy.preserve-host: ON", Squid: "accel vhost"), ou monte o site com esse endereço em VITE_SITE_URL. Se não é seu, tentou-o uma página alheia, e não há nada a fazer.`,

  doctor: (address) =>
    `O servidor visita ${address} uma vez por dia, como qualquer visitante, e encontrou por duas vezes, com uma hora de intervalo, o que se segue (em inglês). Este e-mail chega uma só vez; «npm run doctor -- ${address}» volta a ver.`,

  problems: {
    failed: (count, folder) =>
      `${messages(count, 'foi recusada', 'foram recusadas')} de vez pelo servidor de e-mail. Veja porquê com «npm run outbox», corrija e envie de novo com «npm run outbox -- retry»; ou apague o que está em ${folder}.`,
    late: (count) =>
      `${messages(count, 'está', 'estão')} à espera há mais de um dia. Veja porquê com «npm run outbox», e experimente as definições com «npm run outbox -- test».`,
    outbox: (folder, code) =>
      `A pasta ${folder} não se pode usar${code}: as mensagens são recusadas ou não podem ser enviadas. Dê ao servidor o direito de ler e escrever nela e nas pastas lá dentro.`,
    disk: (folder) =>
      `O disco de ${folder} está quase cheio. Arranje espaço: quando estiver cheio, as mensagens são recusadas.`,
    settings: (reason) =>
      `O servidor de e-mail recusa todas as mensagens com as definições atuais: ${reason} As mensagens ficam guardadas. Experimente as definições com «npm run outbox -- test» e, quando estiver resolvido, envie as mensagens com «npm run outbox -- retry»: até lá, o servidor tenta cada vez menos, por fim de seis em seis horas.`,
    doubted: (reason) =>
      `O servidor de e-mail recusa uma mensagem: ${reason} Fica guardada e volta a ser tentada. Se este e-mail lhe chegou, o problema é só dessa mensagem.`,
    server: (reason) =>
      `O servidor de e-mail não aceita nenhuma mensagem há mais de uma hora: ${reason} As mensagens ficam guardadas. Experimente as definições com «npm run outbox -- test».`,
  },

  troubles: {
    tidy: (code) =>
      `Não se conseguem apagar da caixa de saída os ficheiros antigos (${code}). ${rights}`,
    lock: (code) => `Não se consegue trancar a caixa de saída (${code}): nada é enviado. ${rights}`,
    sender: (code) =>
      `Há mensagens à espera e ninguém as envia: outro servidor parece ter trancado a caixa de saída, ou o sistema de ficheiros não tem trancas (${code}). Reinicie o outro servidor; se não houver outro, ponha OUTBOX_DIR num disco desta máquina, ou ligue o serviço de trancas do disco de rede.`,
    list: (code) => `Não se consegue ver que mensagens há (${code}): nada é enviado. ${rights}`,
    prepare: (code) =>
      `Não se conseguiram mudar mensagens para «cur» (${code}): nada é enviado, porque seria enviado outra vez. ${rights}`,
    read: (code, file) =>
      `Não se consegue ler a mensagem ${file} (${code}). Dê ao servidor o direito de a ler; se estiver estragada, reponha-a de uma cópia de segurança ou retire-a.`,
    compose: (code, file) =>
      `Não se consegue fazer um e-mail da mensagem ${file} (${code}). Leia-a aí, responda-lhe e retire-a.`,
    file: (code, file) =>
      `A mensagem ${file} foi enviada e não se consegue mudar para «cur» (${code}): até se conseguir, nada mais é enviado. ${rights}`,
    giveUp: (code, file) =>
      `A mensagem ${file} foi recusada e não se consegue mudar para «failed» (${code}): volta a ser tentada. ${rights}`,
    note: (code) =>
      `Não se consegue apontar quando se volta a tentar uma mensagem (${code}): depois de um reinício, tenta-se logo. ${rights}`,
    retry: (code) =>
      `Não se consegue apagar da caixa de saída o ficheiro «retry» (${code}). ${rights}`,
  },

  advice: {
    login:
      'O utilizador ou a palavra-passe em SMTP_URL não estão certos, ou esta conta não pode enviar por SMTP. Alguns fornecedores querem uma palavra-passe própria para aplicações.',
    certificateExpired:
      'O certificado do servidor de e-mail caducou. Quem trata desse servidor tem de o renovar.',
    certificateName:
      'O certificado do servidor de e-mail é de outro nome. Escreva em SMTP_URL o nome que está no certificado.',
    certificateUntrusted:
      'O certificado do servidor de e-mail não é de confiança. Se o servidor é seu, acrescente ?rejectUnauthorized=false a SMTP_URL.',
    encryption:
      'O servidor de e-mail não cifra nessa porta: smtps:// vai com 465, smtp:// com 587. Se o servidor é seu, ?requireTLS=false em SMTP_URL envia sem cifrar.',
    ownName:
      'O servidor de e-mail não aceita o nome com que este servidor se apresenta. Ponha em MAIL_EHLO um nome que ele aceite, em geral o desta máquina no DNS.',
    unknownHost: 'Não há nenhum servidor de e-mail com esse nome. Verifique o nome em SMTP_URL.',
    refusedPort:
      'Nessa máquina e nessa porta não responde ninguém. Portas habituais: 465 com smtps://, 587 com smtp://.',
    silent:
      'O servidor de e-mail não respondeu. A porta está certa, e a rede deixa sair e-mail? Muitos alojamentos bloqueiam a porta 25.',
    sender:
      'O servidor de e-mail não deixa esta conta enviar com esse remetente. Ponha em MAIL_FROM o endereço da conta.',
    recipient: 'O servidor de e-mail não recebe e-mail para MAIL_TO. Verifique o endereço.',
  },

  forged: (from, host, domain) =>
    `Os e-mails vêm de ${from}, e ${host} não é um nome de ${domain}. Se o registo SPF de ${domain} não tiver esse servidor, e se ele não assinar com a chave DKIM de ${domain}, os outros servidores tomam-nos por falsos (DMARC). Ponha em MAIL_FROM um endereço cujo domínio envie por ${host}; docs/hosting.md diz o que o DNS precisa de ter.`,

  outbox: {
    folder: (folder) => `Caixa de saída ${folder}`,
    goTo: (address, service) => `As mensagens vão para ${address} por ${service}.`,
    stay: (one, other) =>
      `As mensagens ficam aqui: ${one} e ${other} não estão definidas. Leia-as com «npm run outbox -- export PASTA».`,
    counts: (waiting, sent, failed, junk) =>
      `À espera: ${waiting}; enviadas: ${sent}; recusadas: ${failed}; lixo: ${junk}`,
    states: { waiting: 'à espera', sent: 'enviada', failed: 'recusada', junk: 'lixo' },
    tried: (attempts, last, next) =>
      `tentada ${attempts === 1 ? 'uma vez' : `${attempts} vezes`}, a última ${last}, a próxima ${next}`,
    more: (count, state) => `... e mais ${count} (${state})`,
    wrong: 'Há um problema:',
    serverFails: (since, failures, next) =>
      `O servidor de e-mail falha desde ${since}, ${failures === 1 ? 'uma vez' : `${failures} vezes seguidas`}; próxima tentativa ${next}`,
    unreadable: (file, error) => `não se consegue ler: ${file} (${error})`,
    notWritten: (file, error) => `${file} não foi escrita: ${error}`,
    exported: (folder) =>
      `As mensagens estão em ${folder}, onde qualquer programa de e-mail as abre.`,
    nothingWaits: 'Não há nada à espera.',
    noServer: (count, one, other) =>
      `À espera: ${count}, e não há servidor de e-mail por onde enviar: defina ${one} e ${other}.`,
    trying: 'A tentar tudo agora; demora o que o servidor de e-mail demorar ...',
    result: (sent, left) => `Enviadas: ${sent}; por enviar: ${left}`,
    noServerSet: (one, other) =>
      `Não há servidor de e-mail definido: as mensagens ficam na caixa de saída. Para serem enviadas, defina ${one} e ${other}.`,
    sending: (from, to, service) =>
      `A enviar uma mensagem de teste de ${from} para ${to} por ${service} ...`,
    minutes: 'Um servidor de e-mail pode demorar uns minutos a responder.',
    testSubject: 'Teste do formulário de contacto',
    testText: 'Isto é um teste. As mensagens do formulário de contacto chegarão como esta.',
    taken: (answer) => `O servidor de e-mail aceitou-a: ${answer}`,
    look: (address) => `Agora veja na caixa de correio de ${address}, e na pasta de lixo.`,
    notSent: (reason) => `Não foi enviada: ${reason}`,
    foreign: (files) =>
      `Entre as mensagens há ficheiros que não o são e que ninguém envia: ${files}`,
    elsewhere: (folder) => `O servidor que está a correr tem as mensagens noutro sítio: ${folder}`,
    noOutbox: (folder) =>
      `Ainda não há caixa de saída em ${folder}. Se a sua está noutro sítio, diga-o em OUTBOX_DIR.`,
    nameFolder: 'Diga uma pasta: npm run outbox -- export PASTA',
    usage: [
      'npm run outbox            o que espera, o que foi enviado e o que falhou, e porquê',
      'npm run outbox -- retry   tentar tudo outra vez agora',
      'npm run outbox -- test    enviar uma mensagem de teste e dizer o que o servidor respondeu',
      'npm run outbox -- export PASTA   escrever todas as mensagens numa pasta, como e-mails',
    ],
  },
};
