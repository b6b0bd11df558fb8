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
    title: 'Quem somos, ponto por ponto.',
    paragraphs: [
      'Somos um pequeno estúdio de software do distrito de Braga, onde o linho ainda se borda a rosa e azul. O ponto de cruz foi o primeiro píxel, e é assim que gostamos de trabalhar: um ponto de cada vez, bem contado.',
      'Fazemos sites, aplicações para telemóvel e programas para computador, e desenhamos tudo o que neles se vê. Quem ouve a sua ideia é quem a desenha e a programa.',
    ],
    contactLink: 'Fale connosco',
    videoLabel:
      'Filme: uma agulha desenha com linha o esboço de uma página, que se torna uma interface a sério, passa a telemóvel, depois a janela de computador, e por fim se desfia',
    playVideo: 'Reproduzir o filme',
    pauseVideo: 'Pausar o filme',
  },
  servicesSection: {
    title: 'Quatro ofícios, uma só linha.',
    lead: 'Os nossos serviços vão do primeiro esboço à última atualização. Escolha um, ou deixe-\u2060nos coser vários.',
    services: [
      {
        title: 'Desenvolvimento web',
        description:
          'Sites, lojas online e plataformas de gestão que abrem depressa, se encontram bem nas pesquisas e se atualizam sem chamar um programador.',
      },
      {
        title: 'Desenvolvimento móvel',
        description:
          'Aplicações para iPhone e Android, pensadas para o polegar e para a rede fraca, que acompanhamos até à App Store e ao Google Play.',
      },
      {
        title: 'Aplicações para computador',
        description:
          'Programas para Windows, macOS e Linux que trabalham mesmo sem internet e se entendem com os equipamentos e ficheiros que já usa.',
      },
      {
        title: 'Serviços de design',
        description:
          'Interfaces, protótipos e identidades visuais para experimentar antes de haver código. Descoser um desenho custa muito menos do que descoser um programa.',
      },
    ],
  },
  whyChooseUsSection: {
    title: 'Porquê nós, em cinco pontos.',
    lead: 'Um bom bordado conhece-\u2060se pelo avesso. O nosso é este.',
    reasons: [
      {
        title: 'Soluções à medida',
        description:
          'Primeiro tiramos as medidas: como trabalha hoje, onde se perde tempo, o que esperam os seus clientes. Só depois cortamos o pano.',
      },
      {
        title: 'Conhecimento de confiança',
        description:
          'Fala diretamente com quem desenha e programa. Explicamos cada escolha em palavras simples: o que se ganha com ela e o que se perde.',
      },
      {
        title: 'Inovação de raiz',
        description:
          'Uma tecnologia nova só entra num projeto se o tornar mais rápido, mais simples ou mais duradouro. Estar na moda não chega.',
      },
      {
        title: 'Qualidade sem concessões',
        description:
          'Experimentamos tudo em telemóveis e computadores, só com o teclado e com leitor de ecrã. Se um ponto fica mal, desfazemo-lo e voltamos a coser.',
      },
      {
        title: 'Apoio e crescimento após o lançamento',
        description:
          'O lançamento é a primeira prova, não a última. Ouvimos quem usa o software, ajustamos o que aperta e alargamos quando o negócio cresce.',
      },
    ],
  },
  industriesSection: {
    title: 'Para quem cosemos.',
    lead: 'Software que assenta bem em cada setor. Se o seu não está aqui, tiramos-\u2060lhe as medidas na mesma.',
    industries: [
      {
        title: 'Restaurantes e cafés',
        description: 'Ementas, pedidos à mesa e contas que batem certo.',
      },
      {
        title: 'Hotéis e resorts',
        description: 'Reservas diretas, com quartos e preços em dia.',
      },
      {
        title: 'Padarias',
        description: 'Montras online e encomendas para a manhã seguinte.',
      },
      {
        title: 'Stands de automóveis',
        description: 'Viaturas em stock, test drives e retomas.',
      },
      {
        title: 'Instituições públicas',
        description: 'Serviços online claros e acessíveis a todos.',
      },
      {
        title: 'Ensino',
        description: 'Plataformas para aulas, inscrições e avaliações.',
      },
      {
        title: 'Tecnologia e software',
        description: 'Mais mãos para o seu produto, da ideia ao código.',
      },
      {
        title: 'Saúde',
        description: 'Marcações, fichas de utentes e lembretes.',
      },
      {
        title: 'Finanças',
        description: 'Painéis, relatórios e processos fáceis de auditar.',
      },
      {
        title: 'Logística',
        description: 'Frotas, armazéns e entregas num só ecrã.',
      },
    ],
  },
  projectsSection: {
    ourProjectsTitle: 'Exemplos para abrir e usar.',
    lead: 'Cinco demonstrações que funcionam, aqui mesmo. O que lá escrever não sai do seu navegador.',
    projects: [
      {
        title: 'pedidos e ementa de restaurante',
        description:
          'Percorre-\u2060se a ementa das entradas às sobremesas, escolhem-\u2060se as opções e envia-\u2060se o pedido da mesa. Aparece no ecrã da cozinha, e a conta soma-\u2060se sozinha, com o IVA à vista.',
        desktopAlt: 'A ementa do restaurante num computador, com os pratos e o pedido',
        mobileAlt: 'A ementa do restaurante num telemóvel',
      },
      {
        title: 'plataforma de reservas de hotel',
        description:
          'Escolhe as datas e os hóspedes e vê que quartos estão livres e quanto custa cada noite. Segue-se um resumo claro e a confirmação, sem surpresas no total.',
        desktopAlt: 'As reservas do hotel num computador, com quartos e preços por noite',
        mobileAlt: 'As reservas do hotel num telemóvel',
      },
      {
        title: 'site de padaria e café',
        description:
          'O horário sabe que dia é hoje e diz logo se a porta está aberta. Veem-se os produtos da casa e reserva-se o pão de amanhã antes de ele ir ao forno.',
        desktopAlt: 'O site da padaria num computador, com os produtos e o horário',
        mobileAlt: 'O site da padaria num telemóvel',
      },
      {
        title: 'site de legado pessoal',
        description:
          'Uma vida contada ao longo de uma linha do tempo, com cartas e fotografias desenhadas, para ler devagar. No fim, um livro de visitas espera as palavras de quem quiser deixar uma lembrança.',
        desktopAlt: 'A linha do tempo de uma vida num computador, com cartas e retratos desenhados',
        mobileAlt: 'A linha do tempo de uma vida num telemóvel',
      },
      {
        title: 'leitor de música',
        description:
          'Som a sério, sintetizado no próprio navegador: lista de faixas, avanço até ao ponto que quiser, volume e um visualizador que segue a música. Também obedece às teclas multimédia do teclado.',
        desktopAlt: 'O leitor de música num computador, com a lista de faixas e o visualizador',
        mobileAlt: 'O leitor de música num telemóvel',
      },
    ],
    ourProjectsBtn: 'Ver mais',
    newTab: 'abre num novo separador',
    carouselLabel: 'Projetos de demonstração',
    slideLabel: '{number} de {count}: {title}',
    position: '{number} de {count}',
    previous: 'Projeto anterior',
    next: 'Projeto seguinte',
  },
  faqsSection: {
    faqsTitle: 'Perguntas, com resposta.',
    lead: 'Ficou com outra dúvida?',
    contactLink: 'Escreva-nos',
    faqs: [
      {
        question: 'Como peço um orçamento?',
        answer:
          'Conte-nos a sua ideia no formulário de contacto ou por e-mail; bastam umas linhas. Respondemos em dois dias úteis, com perguntas ou com uma proposta de conversa. Quando percebermos do que precisa, enviamos um orçamento por escrito: o que inclui, quanto custa e que prazos tem.',
      },
      {
        question: 'Que tecnologias usam?',
        answer:
          'As que servirem melhor o projeto. Na web, sobretudo TypeScript e React. No telemóvel, código nativo para iOS e Android, ou uma base comum quando compensa. No computador, depende do sistema e dos equipamentos a ligar. Preferimos ferramentas conhecidas e bem documentadas, para que outra equipa possa pegar no trabalho.',
      },
      {
        question: 'A manutenção é cobrada todos os meses?',
        answer:
          'Só se a quiser. A manutenção é opcional e paga ao mês, por um valor combinado antes de começar, e pode terminá-la em qualquer mês. A proposta diz o que inclui, por exemplo atualizações, cópias de segurança e pequenas correções. Sem manutenção, orçamentamos cada alteração à parte.',
      },
      {
        question: 'Em que são especialistas?',
        answer:
          'Em software feito à medida: sites, aplicações para telemóvel, programas para computador e o design de todos eles. Não nos prendemos a um setor. O que procuramos é um problema concreto: pedidos em papel, reservas por telefone, uma folha de cálculo a rebentar pelas costuras.',
      },
      {
        question: 'Como protegem os dados e cumprem o RGPD?',
        answer:
          'Neste site, usamos o que nos escreve para lhe responder. Não há contas nem cookies nossos, e nenhum cookie de estatística é guardado sem a sua autorização. Nos projetos seguimos a mesma regra: recolher só os dados necessários, dizer para quê e por quanto tempo, e limitar quem os pode ver. A política de privacidade explica tudo.',
      },
      {
        question: 'Como decorre um projeto?',
        answer:
          'Em quatro passos. Tiramos as medidas: ouvimos, vemos como trabalha e escrevemos uma proposta. Desenhamos um protótipo para experimentar. Programamos por partes, que pode ir vendo e comentando. Por fim, lançamos e fazemos os arranjos que o uso pedir. Em cada passo, sabe o que está pronto e o que falta.',
      },
      {
        question: 'Quanto tempo demora um projeto?',
        answer:
          'Depende do tamanho e da rapidez com que chegam os textos, as imagens e as decisões. Em geral, um site pequeno leva algumas semanas e uma aplicação alguns meses. Os sistemas maiores fazem-se por fases, para haver cedo algo útil. O prazo fica escrito na proposta e, se algo o atrasar, avisamos.',
      },
      {
        question: 'A primeira conversa é gratuita?',
        answer:
          'É, e sem compromisso. Não precisa de preparar nada: fale-nos do problema e dizemos com franqueza se o podemos resolver e por onde começaríamos. E se um produto pronto a vestir lhe servir igualmente bem, também lho dizemos.',
      },
      {
        question: 'O que vos distingue de outros estúdios?',
        answer:
          'O tamanho e o cuidado. Somos um estúdio pequeno, e fala sempre com quem desenha e programa. Começamos pela sua maneira de trabalhar, não por um molde já cortado. Dizemos quando uma ideia não compensa. E os exemplos desta página não ficam pela fotografia: podem abrir-se e usar-se.',
      },
    ],
  },
};
