import type { HomeWords, Question } from '../dictionary.ts';

export const home = {
  hero: {
    lines: ['Software', 'feito à'],
    stitched: 'medida',
    after: '.',
    descriptionDesktop:
      'Desenhamos e construímos sites, aplicações e programas para quem repara em como as coisas são feitas. Do norte de Portugal, para onde for preciso.',
    descriptionTablet:
      'Desenhamos e construímos sites, aplicações e programas para quem repara em como as coisas são feitas.',
    descriptionMobile: 'Sites, aplicações e programas, do primeiro esboço ao último ponto.',
    contactButton: 'Conte-nos a sua ideia',
    scrollCue: 'Siga a linha: quem somos',
    artLabel:
      'Bordado a ponto de cruz num bastidor: uma janela de navegador e um telemóvel entre pássaros, flores e corações',
  },
  aboutSection: {
    title: 'Um estúdio pequeno: quem ouve é quem faz.',
    paragraphs: [
      'Trabalhamos no distrito de Braga, onde o linho ainda se borda a rosa e azul. O ponto de cruz foi o primeiro píxel, e é assim que gostamos de trabalhar: um ponto de cada vez, bem contado.',
      'Fazemos sites, aplicações para telemóvel e programas para computador, e desenhamos tudo o que neles se vê. A sua ideia não anda de mão em mão: quem a ouve é quem a desenha e a programa.',
    ],
    contactLink: 'Fale connosco',
    since: 'desde {year}',
    videoLabel:
      'Filme: uma agulha desenha com linha o esboço de uma página, que se torna uma interface a sério, passa a telemóvel, depois a janela de computador, e por fim se desfia',
    portrait: 'Retrato de {person}',
    playVideo: 'Reproduzir o filme',
    pauseVideo: 'Pausar o filme',
  },
  servicesSection: {
    title: 'Quatro ofícios, uma só linha.',
    lead: 'Do primeiro esboço à última atualização. Pode pedir-\u2060nos um destes trabalhos ou vários.',
    services: [
      {
        id: 'web',
        title: 'Sites e lojas online',
        description:
          'Sites, lojas e plataformas de gestão que abrem depressa, se encontram facilmente no Google e se atualizam sem chamar um programador.',
      },
      {
        id: 'mobile',
        title: 'Aplicações para telemóvel',
        description:
          'Aplicações para iPhone e Android, pensadas para o polegar e para a rede fraca, que publicamos na App\u00a0Store e no Google Play.',
      },
      {
        id: 'desktop',
        title: 'Aplicações para computador',
        description:
          'Programas para Windows, macOS e Linux que trabalham mesmo sem internet e se entendem com os equipamentos e ficheiros que já usa.',
      },
      {
        id: 'design',
        title: 'Design',
        description:
          'Interfaces, protótipos e identidades visuais para experimentar antes de haver código. Mudar um desenho custa muito menos do que mudar um programa.',
      },
    ],
  },
  whyChooseUsSection: {
    title: 'Porquê nós, em cinco pontos.',
    lead: 'Um bom bordado conhece-\u2060se pelo avesso. O nosso avesso é este.',
    reasons: [
      {
        id: 'tailored',
        title: 'Feito à sua medida',
        description:
          'Primeiro tiramos as medidas: como trabalha hoje, onde se perde tempo, o que esperam os seus clientes. Só depois propomos o que fazer.',
      },
      {
        id: 'direct',
        title: 'Explica quem sabe',
        description:
          'A conversa é com quem desenha e programa. Explicamos cada escolha em palavras simples: o que se ganha com ela e o que se perde.',
      },
      {
        id: 'innovation',
        title: 'Inovar onde faz diferença',
        description:
          'Uma tecnologia nova só entra num projeto se o tornar mais rápido, mais simples ou mais duradouro. Estar na moda não chega.',
      },
      {
        id: 'craft',
        title: 'Qualidade, mesmo onde não se vê',
        description:
          'Experimentamos tudo em telemóveis e computadores, só com o teclado e com leitor de ecrã. O que não fica bem volta a ser feito.',
      },
      {
        id: 'afterwards',
        title: 'Depois do lançamento, continuamos cá',
        description:
          'O lançamento é a primeira prova, não a última. Ouvimos quem usa o software, corrigimos o que incomoda e acrescentamos o que o negócio precisar para crescer.',
      },
    ],
    steps: {
      title: 'Um projeto, em quatro passos.',
      list: [
        {
          title: 'Ouvir',
          text: 'Vemos como trabalha e escrevemos uma proposta, com preço e prazo.',
        },
        {
          title: 'Desenhar',
          text: 'Fazemos um protótipo, para experimentar antes de haver código.',
        },
        {
          title: 'Construir',
          text: 'Programamos por partes, que pode ir vendo e comentando.',
        },
        {
          title: 'Lançar',
          text: 'Pomos tudo a funcionar, ensinamos a sua equipa e afinamos com o uso.',
        },
      ],
    },
  },
  industriesSection: {
    title: 'Onde podemos ajudar.',
    lead: 'Algumas ideias, setor\u00a0a\u00a0setor. Se o seu não está aqui, conte-\u2060nos como trabalha.',
    industries: [
      {
        id: 'restaurants',
        title: 'Restaurantes e cafés',
        description: 'Ementas, pedidos à mesa e contas ligadas à sua faturação certificada.',
      },
      {
        id: 'hotels',
        title: 'Hotéis e resorts',
        description: 'Reservas diretas, a par do Booking.com e do channel manager que já usa.',
      },
      {
        id: 'bakeries',
        title: 'Padarias',
        description: 'Encomendas para a manhã seguinte, pagas por MB\u00a0WAY ou Multibanco.',
      },
      {
        id: 'automotive',
        title: 'Stands de automóveis',
        description: 'Viaturas em stock, pedidos de test drive e retomas.',
      },
      {
        id: 'public',
        title: 'Instituições públicas',
        description: 'Serviços online claros e acessíveis a todos.',
      },
      {
        id: 'education',
        title: 'Ensino',
        description: 'Plataformas para aulas, inscrições e avaliações.',
      },
      {
        id: 'tech',
        title: 'Tecnologia e software',
        description: 'Mais mãos para o seu produto, da ideia ao código.',
      },
      {
        id: 'healthcare',
        title: 'Saúde',
        description: 'Marcações, fichas de utentes e lembretes.',
      },
      {
        id: 'finance',
        title: 'Finanças',
        description: 'Painéis, relatórios e processos fáceis de auditar.',
      },
      {
        id: 'logistics',
        title: 'Logística',
        description: 'Frotas, armazéns e entregas num só ecrã.',
      },
    ],
  },
  projectsSection: {
    ourProjectsTitle: 'Exemplos para abrir e usar.',
    lead: '[onlyDemonstrations?Demonstrações de negócios inventados, não de clientes. O que escrever fica no seu navegador.][someDemonstrations?Entre eles, demonstrações de negócios inventados: o que nelas escrever fica no seu navegador.]',
    projects: [
      {
        id: 'restaurant-orders',
        title: 'pedidos e ementa de restaurante',
        description:
          'Percorre-\u2060se a ementa das entradas às sobremesas, escolhem-\u2060se as opções e envia-\u2060se o pedido da mesa. Aparece no ecrã da cozinha, e a conta soma-\u2060se sozinha, com o IVA à vista.',
        desktopAlt: 'O prato do dia de uma tasca e a conta da mesa, num computador.',
        mobileAlt: 'O prato do dia, num telemóvel.',
      },
      {
        id: 'hotel-booking',
        title: 'plataforma de reservas de hotel',
        description:
          'Escolhem-\u2060se as datas e os hóspedes, e aparecem os quartos livres e o preço de cada noite. Seguem-\u2060se um resumo claro e a confirmação.',
        desktopAlt: 'O calendário do hotel, com o preço de cada noite, num computador.',
        mobileAlt: 'O calendário, num telemóvel.',
      },
      {
        id: 'bakery',
        title: 'site de padaria e café',
        description:
          'O horário sabe que dia é hoje e diz logo se a porta está aberta. Veem-se os produtos da casa e reserva-se o pão de amanhã antes de ele ir ao forno.',
        desktopAlt: 'A padaria Côdea, aberta, e três produtos saídos do forno, num computador.',
        mobileAlt: 'A padaria, num telemóvel.',
      },
      {
        id: 'personal-legacy',
        title: 'site de legado pessoal',
        description:
          'Uma vida contada ao longo de uma linha do tempo, com cartas e ilustrações em vez de fotografias, para ler devagar. No fim, um livro de visitas espera as palavras de quem quiser deixar uma lembrança.',
        desktopAlt: 'O nome de Amélia Duarte junto a um farol aceso na noite, num computador.',
        mobileAlt: 'O nome e o farol, num telemóvel.',
      },
      {
        id: 'music-player',
        title: 'leitor de música',
        description:
          'Som a sério, sintetizado no próprio navegador: lista de faixas, avanço até ao ponto que quiser, volume e um visualizador que segue a música. Também obedece às teclas multimédia do teclado.',
        desktopAlt:
          'Uma peça de música, desenhada como um sol a pôr-se, e a lista, num computador.',
        mobileAlt: 'A peça e os botões que a tocam, num telemóvel.',
      },
    ],
    ourProjectsBtn: 'Ver mais',
    newTab: 'abre num novo separador',
    carouselLabel: 'Carrossel de projetos',
    slideLabel: '{number} de {count}: {title}',
    position: '{number} de {count}',
    previous: 'Projeto anterior',
    next: 'Projeto seguinte',
  },
  faqsSection: {
    faqsTitle: 'Perguntas, com resposta.',
    lead: 'Ficou com alguma dúvida?',
    contactLink: 'Escreva-nos',
    faqs: [
      {
        id: 'quote',
        question: 'Como peço um orçamento?',
        answer:
          'Conte-nos a sua ideia no formulário de contacto ou por e-mail; bastam umas linhas. Respondemos em dois dias úteis, com perguntas ou com uma data para conversarmos. Quando percebermos do que precisa, enviamos um orçamento por escrito: o que inclui, quanto custa e que prazos tem.[ Para ter uma ideia: um site custa a partir de {priceWebsite} e uma aplicação a partir de {priceApp}, sem IVA.]',
      },
      {
        id: 'technologies',
        question: 'Que tecnologias usam?',
        answer:
          'As que servirem melhor o projeto. Na web, sobretudo TypeScript e React; no telemóvel, código nativo para iOS e Android, ou uma base comum quando compensa; no computador, depende do sistema e dos equipamentos a ligar. São ferramentas conhecidas e bem documentadas. Depois de pago, o trabalho é seu: código, desenho e textos.',
      },
      {
        id: 'maintenance',
        question: 'A manutenção é cobrada todos os meses?',
        answer:
          'Só se a quiser. A manutenção é opcional e paga ao mês, por um valor combinado antes de começar, e pode cancelá-la em qualquer mês. A proposta diz o que inclui, por exemplo atualizações, cópias de segurança e pequenas correções. Sem ela, orçamentamos cada alteração à parte[; a hora custa {priceHour}, sem IVA]. O domínio e o alojamento ficam em seu nome e pagam-se a quem os fornece; a proposta diz quanto custam por ano.',
      },
      {
        id: 'specialities',
        question: 'Em que são especialistas?',
        answer:
          'Em software feito à medida: sites, aplicações para telemóvel, programas para computador e o design de todos eles. Gostamos de problemas concretos: pedidos em papel, reservas por telefone, uma folha de cálculo a rebentar pelas costuras. E ligamos o que fazemos ao que já usa: MB\u00a0WAY e Multibanco, faturação certificada, channel manager, o perfil da empresa no Google.',
      },
      {
        id: 'privacy',
        question: 'Como protegem os dados e cumprem o RGPD?',
        answer:
          'Neste site, usamos o que nos escreve para lhe responder. Não há contas nem cookies nossos. Nos projetos seguimos a mesma regra: recolher só os dados necessários, dizer para quê e por quanto tempo, e limitar quem os pode ver. A política de privacidade explica tudo.',
        additions: [
          {
            when: 'analyticsEarly',
            text: 'Antes de responder à nossa pergunta, o Google Analytics conta a visita sem cookies; depois, só se aceitar.',
          },
          {
            when: 'analyticsAfterConsent',
            text: 'O Google Analytics só conta a visita se aceitar.',
          },
        ],
      },
      {
        id: 'process',
        question: 'Como decorre um projeto?',
        answer:
          'Em quatro passos, que estão mais acima nesta página; em cada um, sabe o que está pronto e o que falta. Conversamos por videochamada, por telefone ou pessoalmente, em português, inglês ou espanhol. Do seu lado, basta haver alguém que conheça o negócio e possa decidir.',
      },
      {
        id: 'duration',
        question: 'Quanto tempo demora um projeto?',
        answer:
          'Depende do tamanho e da rapidez com que chegam os textos, as imagens e as decisões. Em geral, um site pequeno leva algumas semanas e uma aplicação alguns meses[; costumamos contar com {weeksWebsite} semanas para um site e {weeksApp} para uma aplicação]. Os sistemas maiores fazem-se por fases, para ter cedo alguma coisa a funcionar. O prazo fica escrito na proposta e, se algo o atrasar, avisamos.',
      },
      {
        id: 'first-talk',
        question: 'A primeira conversa é gratuita?',
        answer:
          'É, e sem compromisso. Não precisa de preparar nada: fale-nos do problema e dizemos com franqueza se o podemos resolver e por onde começaríamos. E se um produto já feito lhe servir igualmente bem, também lhe dizemos.',
      },
      {
        id: 'difference',
        question: 'O que vos distingue de outros estúdios?',
        answer:
          'O tamanho e o cuidado. Num estúdio pequeno, quem responde às perguntas é quem desenha e programa. Começamos pela sua maneira de trabalhar, não por um modelo já feito. Se uma ideia não compensa, dizemo-lo. E não fica preso a nós: entregamos tudo aquilo de que outra equipa precisa para continuar.',
      },
    ] satisfies Question[] as Question[],
  },
};

home satisfies HomeWords;
