/** What the server and its commands tell the owner about messages, in Spanish. */
import type { OwnerWords } from './owner-words.ts';

const messages = (count: number, one: string, more: string) =>
  count === 1 ? `1 mensaje ${one}` : `${count} mensajes ${more}`;

const rights =
  'Da al servidor permiso para leer y escribir ahí, y haz sitio si el disco está lleno.';

export const es: OwnerWords = {
  mail: { name: 'Nombre', email: 'Correo', subject: 'Asunto', time: 'Hora', language: 'Idioma' },
  alert: {
    subject: 'El formulario de contacto te necesita',
    daily: 'Recibirás este correo una vez al día hasta que se resuelva el problema.',
  },
  unknownTime: 'una hora desconocida',
  waiting: (count, since) =>
    count === 1
      ? `1 mensaje está en espera desde ${since}.`
      : `${count} mensajes están en espera, el más antiguo desde ${since}.`,
  readThem: 'Léelos con «npm run outbox -- export CARPETA».',
  junk: (count) =>
    `${messages(count, 'tiene', 'tienen')} relleno el campo oculto, como hacen los robots, y no ${count === 1 ? 'se envió' : 'se enviaron'}. «npm run outbox» muestra los últimos; mira si hay alguno de una persona.`,

  refusedOrigin: (page, asked, forwarded) =>
    `Se rechazó un formulario porque su página estaba en ${page} y a este servidor se le pidió ${asked} (X-Forwarded-Host: ${forwarded}). Si ${page} es tuyo, quien te visita sin HTTPS no puede escribir: haz que el proxy pase el nombre (nginx: "proxy_set_header Host $http_host;", Apache: "ProxyPreserveHost On", h2o: "proxy.preserve-host: ON", Squid: "accel vhost"), o construye la web con esa dirección en VITE_SITE_URL. Si no es tuyo, lo intentó una página ajena, y no hay nada que hacer.`,

  doctor: (address) =>
    `El servidor visita ${address} una vez al día, como cualquier visitante, y ha encontrado dos veces, con una hora de diferencia, lo que sigue (en inglés). Este correo llega una sola vez; «npm run doctor -- ${address}» vuelve a mirar.`,

  problems: {
    failed: (count, folder) =>
      `El servidor de correo ha rechazado definitivamente ${messages(count, '', '').trim()}. Mira por qué con «npm run outbox», corrígelo y vuelve a enviar con «npm run outbox -- retry»; o borra lo que hay en ${folder}.`,
    late: (count) =>
      `${messages(count, 'lleva', 'llevan')} más de un día en espera. Mira por qué con «npm run outbox» y prueba los ajustes con «npm run outbox -- test».`,
    outbox: (folder, code) =>
      `No se puede usar la carpeta ${folder}${code}: los mensajes se rechazan o no se pueden enviar. Da al servidor permiso para leer y escribir en ella y en las carpetas que contiene.`,
    disk: (folder) =>
      `El disco de ${folder} está casi lleno. Haz sitio: cuando se llene, los mensajes se rechazarán.`,
    settings: (reason) =>
      `El servidor de correo rechaza todos los mensajes con los ajustes actuales: ${reason} Los mensajes se conservan. Prueba los ajustes con «npm run outbox -- test» y, cuando esté resuelto, envía los mensajes con «npm run outbox -- retry»: hasta entonces el servidor lo intenta cada vez menos, al final cada seis horas.`,
    doubted: (reason) =>
      `El servidor de correo rechaza un mensaje: ${reason} Se conserva y se vuelve a intentar. Si este correo te ha llegado, el problema es solo de ese mensaje.`,
    server: (reason) =>
      `El servidor de correo lleva más de una hora sin aceptar ningún mensaje: ${reason} Los mensajes se conservan. Prueba los ajustes con «npm run outbox -- test».`,
  },

  troubles: {
    tidy: (code) =>
      `No se pueden borrar de la bandeja de salida los archivos antiguos (${code}). ${rights}`,
    lock: (code) =>
      `No se puede bloquear la bandeja de salida (${code}): no se envía nada. ${rights}`,
    sender: (code) =>
      `Hay mensajes en espera y nadie los envía: otro servidor parece tener bloqueada la bandeja de salida, o su sistema de archivos no tiene bloqueos (${code}). Reinicia el otro servidor; si no hay otro, pon OUTBOX_DIR en un disco de esta máquina, o arranca el servicio de bloqueos del disco de red.`,
    list: (code) => `No se puede ver qué mensajes hay (${code}): no se envía nada. ${rights}`,
    prepare: (code) =>
      `No se pudieron mover mensajes a «cur» (${code}): no se envía nada, porque se enviaría otra vez. ${rights}`,
    read: (code, file) =>
      `No se puede leer el mensaje ${file} (${code}). Da al servidor permiso para leerlo; si está dañado, recupéralo de una copia de seguridad o retíralo.`,
    compose: (code, file) =>
      `No se puede convertir en correo el mensaje ${file} (${code}). Léelo ahí, respóndelo y retíralo.`,
    file: (code, file) =>
      `El mensaje ${file} se envió y no se puede mover a «cur» (${code}): hasta que se pueda, no se envía nada más. ${rights}`,
    giveUp: (code, file) =>
      `El mensaje ${file} fue rechazado y no se puede mover a «failed» (${code}): se vuelve a intentar. ${rights}`,
    note: (code) =>
      `No se puede anotar cuándo hay que volver a intentar un mensaje (${code}): tras un reinicio se intenta enseguida. ${rights}`,
    retry: (code) =>
      `No se puede borrar de la bandeja de salida el archivo «retry» (${code}). ${rights}`,
  },

  advice: {
    login:
      'El usuario o la contraseña de SMTP_URL no son correctos, o esta cuenta no puede enviar por SMTP. Algunos proveedores piden una contraseña propia para aplicaciones.',
    certificateExpired:
      'El certificado del servidor de correo ha caducado. Quien lleva ese servidor tiene que renovarlo.',
    certificateName:
      'El certificado del servidor de correo es de otro nombre. Escribe en SMTP_URL el nombre que figura en el certificado.',
    certificateUntrusted:
      'El certificado del servidor de correo no es de confianza. Si el servidor es tuyo, añade ?rejectUnauthorized=false a SMTP_URL.',
    encryption:
      'El servidor de correo no cifra en ese puerto: smtps:// va con 465, smtp:// con 587. Si el servidor es tuyo, ?requireTLS=false en SMTP_URL envía sin cifrar.',
    ownName:
      'El servidor de correo no acepta el nombre con el que se presenta este servidor. Pon en MAIL_EHLO un nombre que acepte, normalmente el de esta máquina en el DNS.',
    unknownHost: 'No hay ningún servidor de correo con ese nombre. Revisa el nombre en SMTP_URL.',
    refusedPort:
      'En esa máquina y ese puerto no responde nadie. Puertos habituales: 465 con smtps://, 587 con smtp://.',
    silent:
      'El servidor de correo no respondió. ¿El puerto es correcto, y la red deja salir el correo? Muchos alojamientos bloquean el puerto 25.',
    sender:
      'El servidor de correo no deja que esta cuenta envíe con ese remitente. Pon en MAIL_FROM la dirección de la cuenta.',
    recipient: 'El servidor de correo no acepta correo para MAIL_TO. Revisa la dirección.',
  },

  forged: (from, host, domain) =>
    `Los correos vienen de ${from}, y ${host} no es un nombre de ${domain}. Si el registro SPF de ${domain} no incluye ese servidor, y si este no firma con la clave DKIM de ${domain}, los demás servidores los toman por falsos (DMARC). Pon en MAIL_FROM una dirección cuyo dominio envíe por ${host}; docs/hosting.md dice lo que necesita el DNS.`,

  outbox: {
    folder: (folder) => `Bandeja de salida ${folder}`,
    goTo: (address, service) => `Los mensajes van a ${address} por ${service}.`,
    stay: (one, other) =>
      `Los mensajes se quedan aquí: ${one} y ${other} no están definidas. Léelos con «npm run outbox -- export CARPETA».`,
    counts: (waiting, sent, failed, junk) =>
      `En espera: ${waiting}; enviados: ${sent}; rechazados: ${failed}; basura: ${junk}`,
    states: { waiting: 'en espera', sent: 'enviado', failed: 'rechazado', junk: 'basura' },
    tried: (attempts, last, next) =>
      `intentado ${attempts === 1 ? 'una vez' : `${attempts} veces`}, la última ${last}, la próxima ${next}`,
    more: (count, state) => `... y ${count} más (${state})`,
    wrong: 'Hay un problema:',
    serverFails: (since, failures, next) =>
      `El servidor de correo falla desde ${since}, ${failures === 1 ? 'una vez' : `${failures} veces seguidas`}; próximo intento ${next}`,
    unreadable: (file, error) => `no se puede leer: ${file} (${error})`,
    notWritten: (file, error) => `${file} no se ha escrito: ${error}`,
    exported: (folder) =>
      `Los mensajes están en ${folder}, donde los abre cualquier programa de correo.`,
    nothingWaits: 'No hay nada en espera.',
    noServer: (count, one, other) =>
      `En espera: ${count}, y no hay servidor de correo por el que enviar: define ${one} y ${other}.`,
    trying: 'Se intenta todo ahora; tarda lo que tarde el servidor de correo ...',
    result: (sent, left) => `Enviados: ${sent}; sin enviar: ${left}`,
    noServerSet: (one, other) =>
      `No hay servidor de correo definido: los mensajes se quedan en la bandeja de salida. Para que se envíen, define ${one} y ${other}.`,
    sending: (from, to, service) =>
      `Enviando un mensaje de prueba de ${from} a ${to} por ${service} ...`,
    minutes: 'Un servidor de correo puede tardar unos minutos en responder.',
    testSubject: 'Prueba del formulario de contacto',
    testText: 'Esto es una prueba. Los mensajes del formulario de contacto llegarán como este.',
    taken: (answer) => `El servidor de correo lo aceptó: ${answer}`,
    look: (address) =>
      `Ahora mira en el buzón de ${address}, y en su carpeta de correo no deseado.`,
    notSent: (reason) => `No se ha enviado: ${reason}`,
    foreign: (files) => `Entre los mensajes hay archivos que no lo son y que nadie envía: ${files}`,
    elsewhere: (folder) => `El servidor en marcha tiene los mensajes en otro sitio: ${folder}`,
    noOutbox: (folder) =>
      `Todavía no hay bandeja de salida en ${folder}. Si la tuya está en otro sitio, indícalo en OUTBOX_DIR.`,
    nameFolder: 'Indica una carpeta: npm run outbox -- export CARPETA',
    usage: [
      'npm run outbox            lo que espera, lo enviado y lo que falló, y por qué',
      'npm run outbox -- retry   volver a intentarlo todo ahora',
      'npm run outbox -- test    enviar un mensaje de prueba y decir qué respondió el servidor',
      'npm run outbox -- export CARPETA   escribir todos los mensajes en una carpeta, como correos',
    ],
  },
};
