import type { LegalWords } from '../../dictionary.ts';

export const privacyPolicy: LegalWords = {
  title: 'Política de privacidade',
  lead: 'Esta página diz que dados pessoais tratamos em {host}, para quê, durante quanto tempo, e como pode exercer os seus direitos.',
  lastUpdated: 'Última atualização: {date}',
  contents: 'Nesta página',
  sections: [
    {
      heading: 'Em poucas palavras',
      items: [
        'Pode ler todo o site sem dizer quem é: não há contas nem registo.',
        'Só ficamos a saber o seu nome e o seu e-mail se nos escrever.',
        'Usamos o que nos escreve para lhe responder. Não o vendemos nem o usamos para lhe enviar publicidade.',
        'Pode pedir-nos, quando quiser, que lhe mostremos, corrijamos ou apaguemos os seus dados. Basta escrever para {email}.',
      ],
    },
    {
      heading: 'Quem é responsável pelos dados',
      paragraphs: [
        'O responsável pelo tratamento é {legalName} (neste site, «{name}»)[, {companyIds}]; sede: {address}, Portugal. Para qualquer assunto sobre os seus dados, escreva para {email}.',
        'Seguimos o Regulamento Geral sobre a Proteção de Dados (RGPD), a Lei n.º\u00a058/2019, que o executa em Portugal, e a Lei n.º\u00a041/2004, sobre a privacidade nas comunicações eletrónicas.',
      ],
    },
    {
      heading: 'Os dados que nos envia',
      paragraphs: [
        'Se nos escrever por e-mail, recebemos o seu endereço e o que decidir contar-nos. Não precisamos de dados sensíveis, como os de saúde, nem de dados de outras pessoas. Por favor, não os envie.',
        'O formulário de contacto tem um campo invisível, que as pessoas deixam vazio e os programas automáticos costumam preencher. Se vier preenchido, segue com a mensagem.',
        'Se usar o formulário, recebemos os dados da lista abaixo. Dar-nos estes dados não é uma exigência da lei nem de um contrato, mas precisamos deles para perceber o pedido e lhe responder, e por isso os campos são todos obrigatórios.',
      ],
      items: [
        'O nome.',
        'O endereço de e-mail.',
        'O assunto e a mensagem.',
        'A data e a hora locais do envio, que o seu navegador acrescenta se tiver o JavaScript ligado.',
      ],
    },
    {
      heading: 'Para que os usamos e com que fundamento',
      paragraphs: [
        'Usamos o que nos envia apenas para o que se segue. As alíneas são as do artigo 6.º, n.º\u00a01, do RGPD.',
      ],
      items: [
        'Responder ao seu pedido e, se for o caso, preparar uma proposta: são diligências pré-contratuais a seu pedido (alínea b).',
        'Responder a mensagens que não tratam de um contrato: é nosso interesse legítimo responder a quem nos escreve (alínea f).',
        'Proteger o site de abusos e de mensagens automáticas: é nosso interesse legítimo manter o serviço seguro (alínea f).',
        'Cumprir as obrigações contabilísticas e fiscais, se celebrarmos um contrato (alíneas b e c).',
      ],
    },
    {
      heading: 'O caminho da mensagem, pelo nosso servidor',
      when: 'ownMail',
      paragraphs: [
        'O formulário entrega a mensagem ao servidor deste site, que a guarda. Se estiver ligado um servidor de correio, a mensagem segue daí para a caixa de correio do estúdio; se não, é no servidor que a lemos.',
        'Por este caminho, a mensagem só passa pelas empresas que nos prestam o alojamento do site e o correio.',
      ],
      items: [
        'O servidor junta à mensagem a hora a que a recebeu e, se o navegador a indicar, a língua da página em que foi escrita.',
        'As cópias já entregues na caixa de correio são apagadas do servidor do site, o mais tardar, {keepDays} dias depois da entrega.',
        'Enquanto não é possível entregá-la, a mensagem espera no servidor, que volta a tentar. Se o servidor de correio a recusar, ou a adiar durante cinco dias, é posta de lado, com o motivo, até alguém do estúdio tratar dela.',
        'Se o campo invisível vier preenchido, a mensagem é guardada à parte, de onde alguém do estúdio a pode recuperar se não for publicidade indesejada. É apagada, o mais tardar, ao fim de {keepDays} dias.',
        'Para limitar o número de mensagens, o servidor conta as que vêm de cada endereço IP (no IPv6, só os primeiros 64 bits) na última hora. Guarda-o só em memória, nunca em disco, e esquece-o uma hora depois da última mensagem que contou, ou antes, se reiniciar.',
        'As mensagens que ficam no servidor do site por não terem sido enviadas a nenhuma caixa de correio não se apagam sozinhas: apagamo-las nós, no prazo que indicamos abaixo.',
      ],
    },
    {
      heading: 'O caminho da mensagem, pela Cloudflare',
      when: 'workersMail',
      paragraphs: [
        'O formulário entrega a mensagem a um programa nosso que corre na rede da Cloudflare, Inc., onde o site está alojado. A mensagem fica numa fila dessa rede até ser enviada por e-mail para a caixa de correio do estúdio.',
        'Por este caminho, a mensagem só passa pela Cloudflare e pela empresa que nos presta o correio.',
      ],
      items: [
        'O programa junta à mensagem a hora a que a recebeu e, se o navegador a indicar, a língua da página em que foi escrita.',
        'Uma mensagem enviada sai da fila. Se o envio falhar, é repetido durante cinco dias; depois, a mensagem é posta de lado até alguém do estúdio tratar dela e, no máximo, durante duas semanas.',
        'Se o campo invisível vier preenchido, a mensagem é posta de lado da mesma maneira e apagada, o mais tardar, ao fim de duas semanas.',
        'Para limitar o número de mensagens, a plataforma conta as que vêm de cada endereço IP (no IPv6, só os primeiros 64 bits). Os endereços ficam na memória dela, que os apaga quando já não precisa deles; isso pode levar mais de uma hora.',
      ],
    },
    {
      heading: 'O caminho da mensagem, por e-mail',
      when: 'noMail',
      paragraphs: [
        'Este site não tem quem receba mensagens: o formulário diz que a sua não foi enviada, não guarda nada dela e propõe que a envie por e-mail, do seu próprio programa de correio. Só passa então pelas empresas que lhe prestam o correio, a si e a nós.',
      ],
    },
    {
      heading: 'O caminho da mensagem, pelo EmailJS',
      when: 'providerMail',
      paragraphs: [
        'Quando carrega em «Enviar mensagem», o seu navegador entrega a mensagem diretamente ao EmailJS, em {providerHost}, que a encaminha para a caixa de correio do estúdio. É um serviço da EmailJS Pte. Ltd., de Singapura, que trata os dados por nossa conta, como subcontratante.',
        'Como em qualquer ligação à internet, o EmailJS recebe também o seu endereço IP e dados técnicos do navegador. A política de privacidade do serviço está em https://www.emailjs.com/legal/privacy-policy/. O que o EmailJS guarda do envio, e durante quanto tempo, está nessa política; se nos pedir, apagamos o que lá estiver na nossa conta.',
        'Não há uma decisão de adequação da Comissão Europeia para Singapura. A transferência assenta nas cláusulas contratuais-tipo aprovadas pela Comissão (artigo 46.º do RGPD), de que nos pode pedir uma cópia.',
        'Se preferir que a mensagem não passe por este serviço, escreva-nos diretamente para {email}.',
      ],
    },
    {
      heading: 'Durante quanto tempo guardamos as mensagens',
      paragraphs: [
        'Guardamos as mensagens enquanto durar a conversa e, no máximo, 24 meses depois da última.',
        'Se da conversa nascer um contrato, guardamos o que lhe diz respeito enquanto for preciso para o cumprir, e os documentos contabilísticos durante os 10 anos que a lei exige.',
      ],
    },
    {
      heading: 'O que fica no seu navegador',
      paragraphs: [
        'Para funcionar, o site não precisa de cookies. Guarda no seu navegador, e não no nosso servidor, o que está na lista abaixo. É o estritamente necessário para o que pede ao site, e por isso o artigo 5.º da Lei n.º\u00a041/2004 não exige o seu consentimento.',
        'Pode apagar tudo, quando quiser, nas definições do navegador. O site continua a funcionar.',
      ],
      items: [
        '«language», no armazenamento local: a língua que escolheu (pt, en ou es). Só é escrita quando escolhe uma língua e fica até a apagar.',
        '«contact-draft», no armazenamento da sessão: o rascunho da mensagem de contacto, para não se perder se a página for recarregada. Desaparece quando a mensagem é enviada ou quando fecha o separador.',
        '«place», no armazenamento da sessão: o ponto da página em que estava quando mudou de língua, para o encontrar na outra. É apagado assim que a outra página abre.',
        '«sewn», no armazenamento da sessão: que o bordado da página inicial já foi mostrado, para não começar de novo. Desaparece quando fecha o separador.',
        'Se o navegador não permitir o armazenamento da sessão, o que nele ficaria fica no nome do separador (window.name), até o fechar.',
        '[demonstrations?Chaves que começam por «showcase-», no armazenamento local: o estado dos projetos de demonstração que abrir, com o que neles guardar, por exemplo o nome ou o telefone de uma reserva. Ficam até as apagar.]',
      ],
    },
    {
      heading: 'Estatísticas de visita',
      when: 'analytics',
      paragraphs: [
        'Para saber que páginas são úteis, usamos o Google Analytics 4, um serviço da Google Ireland Limited, que trata os dados por nossa conta. Não o usamos para publicidade.',
        'Se aceitar, o programa de medição, que vem de googletagmanager.com, guarda cookies no seu navegador e envia à Google o que está na lista abaixo. Como em qualquer ligação à internet, seguem também o endereço IP e dados técnicos do navegador; segundo a Google, o Google Analytics 4 não guarda o endereço IP. O fundamento é o seu consentimento (artigo 6.º, n.º\u00a01, alínea a), do RGPD e artigo 5.º da Lei n.º\u00a041/2004).',
        'Se recusar, nada mais é enviado à Google e, enquanto a resposta valer, nada lhe é pedido nas visitas seguintes. Se o seu navegador enviar o sinal Global Privacy Control, tomamo-lo como uma recusa: não carregamos nada da Google nem lhe fazemos a pergunta. Se tinha aceitado antes, essa resposta deixa de valer e apagamos os cookies que então ficaram.',
        'Os dados ligados a um visitante ficam no Google Analytics, no máximo, 14 meses; depois só restam totais, que não identificam ninguém. A Google pode tratar os dados nos Estados Unidos, ao abrigo do Quadro de Privacidade de Dados UE-EUA, e noutros países com as cláusulas contratuais-tipo da Comissão Europeia.',
        'O que medimos:',
      ],
      items: [
        'As páginas que são abertas: o endereço completo, o título e a página de onde veio, que pode ser de outro site. A Google junta-lhes o início da visita e o tempo passado na página, e deduz da ligação o tipo de aparelho, o sistema, o navegador, a língua, o tamanho do ecrã e, a partir do endereço IP, o lugar aproximado: país, região e cidade.',
        'Depois de uma mensagem enviada, o evento «contact_form_success», com o endereço da página do formulário e a hora do envio. O que escreveu não é enviado à Google.',
      ],
    },
    {
      heading: 'Antes da sua resposta',
      when: 'analyticsEarly',
      paragraphs: [
        'Enquanto não responder à nossa pergunta, o programa de medição é carregado, depois de a página abrir, sem poder guardar nada no seu navegador. Envia à Google, sem cookies, sinais do que medimos, com o endereço IP e os dados técnicos que seguem em qualquer ligação.',
        'O fundamento destes sinais é o nosso interesse legítimo em saber se o site é usado (artigo 6.º, n.º\u00a01, alínea f), do RGPD). Pode opor-se a eles quando quiser: basta recusar ou usar o Global Privacy Control.',
      ],
    },
    {
      heading: 'Antes da sua resposta',
      when: 'analyticsAfterConsent',
      paragraphs: [
        'Enquanto não aceitar, o seu navegador nada pede à Google e nada lhe envia. Se aceitar, é contada a página que tem aberta e o que vier depois, não o que viu antes.',
      ],
    },
    {
      heading: 'O seu consentimento e os cookies',
      when: 'analytics',
      paragraphs: [
        'Só se aceitar é que o Google Analytics guarda cookies. Aceitar ou recusar não muda o que pode fazer no site. A resposta vale durante 12 meses; depois, voltamos a perguntar e, até nova resposta, é como se não tivesse havido nenhuma.',
        'Pode mudar de ideias a qualquer momento, no botão «Definições de privacidade» do rodapé. Se então recusar, apagamos os cookies do Google Analytics; o que foi feito antes com o seu consentimento continua a ser lícito. Também pode apagar os cookies nas definições do navegador.',
      ],
      items: [
        '«_ga», cookie do Google Analytics: distingue um visitante de outro. Dura até dois anos.',
        '«_ga_», seguido do identificador da medição, cookie do Google Analytics: liga as páginas de uma visita. Dura até dois anos.',
        '«consent», no armazenamento local: a sua resposta («granted», aceite, ou «denied», recusado), e o dia em que a deu, para não voltarmos a perguntar durante 12 meses. Fica até responder de novo ou a apagar. Não é um cookie e não nos é enviado.',
      ],
    },
    {
      heading: 'Sem estatísticas e sem cookies',
      when: 'noAnalytics',
      paragraphs: [
        'Este site não tem nenhum serviço de estatísticas e não guarda nenhum cookie. É por isso que não vê uma barra a pedir consentimento.',
        'As páginas, os tipos de letra[film?, as imagens e o filme][noFilm? e as imagens] vêm do próprio site. Enquanto lê as páginas, o seu navegador não contacta mais ninguém por nossa causa.',
      ],
    },
    {
      heading: 'Registos do servidor',
      when: 'ownLog',
      paragraphs: [
        'O programa de servidor deste site não regista as páginas que vê. Escreve uma linha por evento, como uma mensagem recebida, enviada ou recusada: a hora, o nome do evento, o resultado ou o erro e, se for o caso, o identificador da mensagem. Não escreve o nome, o endereço de e-mail, o texto das mensagens nem o endereço IP de quem o visita.',
      ],
    },
    {
      heading: 'Alojamento',
      paragraphs: [
        '[A empresa que aloja o site é {hostCompany}. ]Quem aloja o site pode manter registos de acesso próprios, por exemplo com o endereço IP, a hora e a página pedida[, e guarda-os, no máximo, durante {hostLogDays} dias]. Servem para detetar e investigar falhas e ataques, e só ficam o tempo que isso exige. Se nos perguntar, dizemos-lhe que empresa é e quanto tempo os guarda. O fundamento é o interesse legítimo em manter o serviço seguro (artigo 6.º, n.º\u00a01, alínea f), do RGPD).',
      ],
    },
    {
      heading: 'Alojamento fora da Europa',
      when: 'workersHost',
      paragraphs: [
        'O site está na rede da Cloudflare, Inc., dos Estados Unidos, que tem servidores em todo o mundo e trata os dados por nossa conta, como subcontratante. As transferências assentam no Quadro de Privacidade de Dados UE-EUA e, nos outros países, nas cláusulas contratuais-tipo da Comissão Europeia (artigos 45.º e 46.º do RGPD), de que nos pode pedir uma cópia.',
      ],
    },
    {
      heading: 'Os projetos de demonstração',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?Os projetos][someDemonstrations?Alguns dos projetos] que pode abrir neste site são demonstrações. O que nelas escrever fica no seu navegador e não é enviado, nem a nós nem a mais ninguém.',
        'Ainda assim, use dados inventados, sobretudo num computador partilhado.',
      ],
    },
    {
      heading: 'As redes sociais',
      when: 'networks',
      paragraphs: [
        'No rodapé há ligações para {networks}. São simples ligações: essas empresas só recebem dados seus se as abrir, e a partir daí valem as políticas delas.',
        'Nas páginas que lá temos, lemos o que nos escrever para lhe responder, e vemos estatísticas das visitas que não nos dizem quem as fez.',
      ],
    },
    {
      heading: 'As nossas páginas nos serviços da Meta',
      when: 'metaPages',
      paragraphs: [
        'Pelas estatísticas das nossas páginas no Facebook ou no Instagram respondemos em conjunto com a Meta Platforms Ireland Limited (artigo 26.º do RGPD). É ela que recolhe os dados e que melhor responde a um pedido sobre eles, mas pode dirigi-lo também a nós. O acordo está em https://www.facebook.com/legal/terms/page_controller_addendum.',
      ],
    },
    {
      heading: 'A nossa página no LinkedIn',
      when: 'linkedInPage',
      paragraphs: [
        'Pelas estatísticas da nossa página no LinkedIn respondemos em conjunto com a LinkedIn Ireland Unlimited Company (artigo 26.º do RGPD). É ela que recolhe os dados e que melhor responde a um pedido sobre eles, mas pode dirigi-lo também a nós. O acordo está em https://legal.linkedin.com/pages-joint-controller-addendum.',
      ],
    },
    {
      heading: 'Quem recebe os dados',
      paragraphs: [
        'Têm acesso aos dados as pessoas do estúdio que tratam do seu pedido e as empresas que nos prestam o alojamento do site e o correio, que os tratam por nossa conta. Se houver outros prestadores, são os que esta política indica.',
        'Não os damos a mais ninguém, a não ser que a lei ou uma autoridade competente a isso nos obrigue.',
        'Só há transferências para fora do Espaço Económico Europeu quando uma secção desta política o diz, com a garantia em que assentam.',
      ],
    },
    {
      heading: 'Como protegemos os dados',
      paragraphs: [
        'A ligação ao site é cifrada (HTTPS) e, onde o alojamento o permite, cada página traz regras que impedem o navegador de executar código que não autorizámos.',
        'Se, apesar dos cuidados, houver uma violação de dados com risco elevado para as pessoas, avisamos quem for afetado, além da autoridade de controlo, como a lei manda.',
      ],
    },
    {
      heading: 'Sem decisões automatizadas',
      paragraphs: [
        'Não tomamos decisões automatizadas sobre as pessoas nem definimos perfis. Quem lê as mensagens e decide o que responder é uma pessoa.',
      ],
    },
    {
      heading: 'Os seus direitos',
      paragraphs: [
        'Para exercer qualquer destes direitos, escreva para {email}. É gratuito. Respondemos no prazo de um mês, que a lei deixa prolongar por mais dois quando o pedido é complexo, e nesse caso avisamos. Se tivermos dúvidas sobre quem pede, podemos pedir que confirme a sua identidade.',
      ],
      items: [
        'Acesso: saber se tratamos dados seus e receber uma cópia.',
        'Retificação: corrigir o que está errado ou incompleto.',
        'Apagamento: pedir que apaguemos os seus dados, nos casos que a lei prevê.',
        'Limitação: pedir que os guardemos sem os usar, por exemplo enquanto se confirma se estão certos.',
        'Portabilidade: receber num formato digital corrente os dados que nos deu, quando os tratamos por contrato ou por consentimento.',
        'Retirar o consentimento: sempre que um tratamento dependa dele, quando quiser, sem efeito sobre o que já foi feito.',
      ],
    },
    {
      heading: 'Direito de oposição',
      paragraphs: [
        'Pode opor-se, a qualquer momento e por motivos da sua situação particular, ao que fazemos com base no interesse legítimo. Escreva para {email}: paramos, a não ser que haja razões imperiosas que prevaleçam ou que os dados sejam precisos num processo judicial.',
      ],
    },
    {
      heading: 'Reclamar junto da autoridade de controlo',
      paragraphs: [
        'Se entender que não tratámos bem os seus dados, pode apresentar reclamação à autoridade de controlo, {authority}, {authorityAddress}, ou à autoridade do país da União Europeia onde vive ou trabalha (em Espanha, a Agencia Española de Protección de Datos, www.aepd.es). Também pode recorrer aos tribunais.',
        'Gostávamos de tentar resolver o assunto primeiro, mas não é obrigatório falar connosco antes.',
      ],
    },
    {
      heading: 'Menores',
      paragraphs: [
        'Este site não se dirige a crianças. Se uma criança nos tiver enviado dados, quem a representa pode escrever para {email}, e apagamo-los.',
      ],
    },
    {
      heading: 'Alterações a esta política',
      paragraphs: [
        'Se o site passar a tratar dados de outra maneira, mudamos esta página. A data da última alteração está no início.',
      ],
    },
  ],
};
