import { counter } from '../../browser/plural.ts';

const count = counter('pt-PT');

/**
 * Every word of the player. The other languages have the same shape or do not compile. The pieces and
 * their players keep their names everywhere, as records do.
 */
export const pt = {
  /** For those who read the document without scripts. */
  withoutScripts: 'O som é feito com JavaScript: ligue-o para ouvir.',
  head: {
    title: 'Onda, leitor de música (demonstração)',
    description:
      'Demonstração de um leitor de música: oito peças escritas para as horas do dia, com o som feito no próprio navegador.',
  },
  page: {
    skip: 'Saltar para a lista',
    demo: 'Demonstração',
    made: ': o som é feito agora, no seu navegador',
    back: 'Projetos',
    stage: 'A tocar',
    next: 'A seguir',
    list: 'Lista',
    day: 'Um dia em oito\u00a0peças',
    show: 'Mostrar',
    all: 'Todas',
    favourites: 'Favoritas',
    arrange: 'Ordenar',
    restore: 'Ordem inicial',
    unkept:
      'Este navegador não deixa guardar: favoritas e ordem valem enquanto a página estiver aberta.',
    empty: 'Ainda não há favoritas. Toque no coração de uma peça para a guardar aqui.',
    invented:
      'Peças e intérpretes inventados. O som faz-se aqui: nenhuma música é descarregada e nada é enviado.',
  },
  controls: {
    position: 'Posição na peça',
    all: 'Reprodução',
    shuffle: 'Ordem aleatória',
    previous: 'Anterior',
    play: 'Tocar',
    pause: 'Pausa',
    next: 'Seguinte',
    favourite: 'Favorita',
    sound: 'Som',
    mute: 'Silenciar',
    muted: 'Sem som',
    volume: 'Volume',
    repeat: { off: 'Não repetir', all: 'Repetir tudo', one: 'Repetir esta peça' },
  },
  sound: {
    playing: (title: string, artist: string) => `A tocar: ${title}, ${artist}`,
    preparing: (title: string) => `A preparar o som de ${title}`,
    made: (part: string) => `A criar o som, ${part}`,
    offline: 'Sem ligação: falta uma parte da página. Tente quando houver rede.',
    unable: 'Este navegador não conseguiu produzir o som.',
    soundless: 'Não há saída de som. Veja se há colunas ou auscultadores ligados.',
    again: 'Tentar outra vez',
    elsewhere: 'Em pausa: a música está a tocar noutro separador.',
  },
  list: {
    kept: (tracks: number, minutes: number) =>
      `${count(tracks, 'favorita', 'favoritas')}, ${count(minutes, 'minuto', 'minutos')}`,
    restored: 'A lista voltou à ordem inicial.',
    mine: 'A minha ordem',
    mineRestored: 'A lista voltou à sua ordem.',
    summary: (minutes: string) => `Oito intérpretes, ${minutes} minutos`,
    favourite: (title: string) => `Favorita: ${title}`,
    up: (title: string) => `Subir ${title}`,
    down: (title: string) => `Descer ${title}`,
    place: (title: string, place: string, all: string) => `${title}: lugar ${place} de ${all}`,
  },
  share: {
    copy: 'Copiar a ligação para este momento',
    copied: 'Ligação copiada.',
    unknown: 'Esta ligação leva a uma peça que não existe.',
    notCopied: 'Copie esta ligação.',
    embed: 'Para pôr esta peça no seu site, copie isto:',
    named: (piece: string, artist: string) => `${piece}, ${artist}, na Onda`,
    studio: 'Se a sua editora precisa de um leitor assim, conte-nos o que quer dar a ouvir.',
    toStudio: 'Falar com o estúdio',
    subject: 'Um leitor de música como a Onda',
    tryTitle: 'Experimente',
    tryFirst: 'Nada foi gravado: é o seu navegador que toca as peças. Leve-as para um túnel.',
    trySecond:
      'Copie a ligação a meio de uma peça e abra-a noutro separador: começa nesse segundo.',
  },
  time: {
    hour: (hours: string, minutes: string) => `${hours}h${minutes}`,
    minutes: (amount: number) => count(amount, 'minuto', 'minutos'),
    seconds: (amount: number) => count(amount, 'segundo', 'segundos'),
    and: (minutes: string, seconds: string) => `${minutes} e ${seconds}`,
    of: (position: string, all: string) => `${position} de ${all}`,
  },
  instruments: {
    'antes-do-galo': 'piano, sinos, um acorde comprido',
    'pao-com-manteiga': 'duas guitarras, vassouras',
    'eletrico-sem-pressa': 'marimba, flauta, campainha',
    'sesta-no-patio': 'guitarra clássica, cigarras',
    'bola-de-berlim': 'guitarra, flauta, areia',
    'a-ultima-luz': 'piano elétrico, baixo, bateria',
    'terceiro-esquerdo': 'guitarra de doze cordas, viola',
    farol: 'piano, sinos, mar',
  },
  shortcuts: {
    heading: 'Atalhos de teclado',
    use: 'Usar os atalhos de uma tecla só',
    media:
      'As teclas de multimédia do teclado e dos auscultadores também funcionam, nos navegadores que as entregam à página.',
    close: 'Fechar',
    space: 'Espaço',
    toggle: 'Tocar e fazer pausa',
    seek: 'Recuar e avançar 5 segundos',
    volume: 'Mais alto e mais baixo',
    next: 'Peça seguinte',
    previous: 'Peça anterior',
    repeat: 'Repetir',
    favourite: 'Marcar como favorita',
  },
};

export type Words = typeof pt;
