import type { LegalWords } from '../../dictionary.ts';

export const termsAndConditions: LegalWords = {
  title: 'Termos e condições',
  lead: 'Estas são as condições de utilização de {host}: quem somos, o que aqui pode fazer, pelo que respondemos e que lei se aplica.',
  lastUpdated: 'Última atualização: {date}',
  contents: 'Nesta página',
  sections: [
    {
      heading: 'Quem somos',
      paragraphs: [
        'Este site é de um pequeno estúdio de software que faz sites, aplicações para telemóvel, programas para computador e design. Os dados da empresa são os que a lei manda mostrar (artigo 10.º do Decreto-Lei n.º\u00a07/2004 e artigo 171.º do Código das Sociedades Comerciais).',
      ],
      items: [
        'Firma: {legalName}',
        'Nome usado neste site: {name}.',
        'Sede: {address}, Portugal.',
        '[Identificação: {companyIds}.]',
        'E-mail: {email}.',
      ],
    },
    {
      heading: 'A que se aplicam estes termos',
      paragraphs: [
        'Estes termos aplicam-se ao uso do site, que é gratuito e não exige registo. Se não concordar com eles, pedimos-lhe que não o use.',
        'Não regulam os projetos que fazemos para clientes. Cada projeto tem o seu próprio contrato, e é esse que vale.',
      ],
    },
    {
      heading: 'O que pode fazer no site',
      paragraphs: [
        'Pode ler e imprimir as páginas, partilhar os respetivos endereços[demonstrations?, experimentar as demonstrações] e escrever-nos. Pedimos-lhe que use o site de boa-fé. Não é permitido:',
      ],
      items: [
        'usá-lo para fins ilícitos ou em prejuízo de outras pessoas;',
        'tentar entrar em zonas do servidor que não são públicas, contornar as medidas de segurança ou perturbar o funcionamento do site;',
        'enviar pelo formulário publicidade, mensagens automáticas, programas maliciosos ou dados de outra pessoa como se fossem seus.',
      ],
    },
    {
      heading: 'O site não é uma proposta contratual',
      paragraphs: [
        'Os textos do site apresentam o que fazemos. São um convite a contratar, e não uma proposta que fique aceite com um clique (artigo 32.º do Decreto-Lei n.º\u00a07/2004). Os preços, prazos e tempos de resposta que aqui se referem são indicativos.',
        'Pelo site não se compra nada nem se celebra nenhum contrato. Só há contrato quando ambas as partes aceitam uma proposta por escrito, com o trabalho, o preço e os prazos.',
        'Se contratar connosco como consumidor, recebe antes a informação que a lei exige, incluindo a que diz respeito ao direito de livre resolução, quando ele exista.',
      ],
    },
    {
      heading: 'O que nos conta',
      paragraphs: [
        'A ideia que nos descreve continua a ser sua. Usamos o que nos escreve para lhe responder e preparar uma proposta, e de resto só para o que a política de privacidade indica.',
        'Se quiser partilhar um segredo comercial, avise-nos antes, para combinarmos por escrito como o protegemos.',
      ],
    },
    {
      heading: 'As demonstrações',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?Os projetos][someDemonstrations?Alguns dos projetos] que pode abrir neste site são demonstrações. Os estabelecimentos, as pessoas, os produtos e os preços que nelas aparecem são inventados; se algum coincidir com a realidade, é por acaso.',
        'Numa demonstração, os pedidos, as reservas e as encomendas não produzem efeitos: ninguém os recebe e nada se paga. O que lá escrever fica no seu navegador e perde-se se apagar os dados do site. Por favor, não escreva dados reais, muito menos de pagamento.',
        'A página de créditos e licenças diz quais destes projetos são apenas exemplos ilustrativos.',
      ],
    },
    {
      heading: 'Propriedade intelectual',
      paragraphs: [
        'Os textos, os desenhos,[film? o filme,] o código e o aspeto gráfico deste site pertencem a {legalName} ou são usados com licença, e estão protegidos pelo Código do Direito de Autor e dos Direitos Conexos e pelo Código da Propriedade Industrial.',
        'Pode citá-los nos termos da lei, indicando a origem, e pôr ligações para as nossas páginas. Para os reproduzir, adaptar ou usar comercialmente, precisa de autorização por escrito: peça-a para {email}.',
        'As bibliotecas e os tipos de letra de outros autores seguem as licenças deles, que a página de créditos e licenças indica, e as marcas de outras empresas são delas.',
      ],
    },
    {
      heading: 'Ligações para outros sites',
      paragraphs: [
        'Pomos ligações para sites de outras entidades, como redes sociais e autoridades, porque nos parecem úteis. Não controlamos esses sites nem respondemos pelo que publicam. Se encontrar uma ligação para conteúdo ilícito, avise-nos e retiramo-la.',
      ],
    },
    {
      heading: 'Funcionamento do site',
      paragraphs: [
        'Fazemos por manter o site disponível, correto e em dia, mas não podemos prometer que nunca falhe nem que não tenha erros. Podemos alterá-lo, suspendê-lo ou fechá-lo.',
        'Se o assunto for urgente ou não tiver resposta em dois dias úteis, escreva-nos diretamente para {email}.',
      ],
    },
    {
      heading: 'Responsabilidade',
      paragraphs: [
        'Nada nestes termos exclui ou limita a nossa responsabilidade por dolo ou culpa grave, por danos causados à vida, à integridade moral ou física ou à saúde das pessoas, nem qualquer outra que a lei não deixe excluir ou limitar. Os direitos dos consumidores mantêm-se por inteiro.',
        'Fora desses casos, e na medida em que a lei o permita, não respondemos por danos que resultem do seguinte:',
      ],
      items: [
        'decisões tomadas só com base na informação geral do site, sem nos consultar;',
        'falhas ou interrupções do site, da internet ou do equipamento de quem o visita;',
        '[demonstrations?a perda do que foi escrito nas demonstrações;]',
        'conteúdos de sites de outras entidades.',
      ],
    },
    {
      heading: 'Dados pessoais',
      paragraphs: [
        'A política de privacidade diz que dados pessoais tratamos, para quê e durante quanto tempo. Encontra a ligação no rodapé de todas as páginas.',
      ],
    },
    {
      heading: 'Reclamações',
      paragraphs: [
        'Se alguma coisa correr mal, escreva-nos para {email}: queremos resolvê-la. Não tem de o fazer antes de recorrer às vias que a lei lhe dá.',
      ],
    },
    {
      heading: 'Livro de Reclamações',
      when: 'complaintsBook',
      paragraphs: [
        'Se for consumidor, pode reclamar no Livro de Reclamações Eletrónico, em www.livroreclamacoes.pt, nos termos do Decreto-Lei n.º\u00a0156/2005.',
      ],
    },
    {
      heading: 'Resolução de litígios de consumo',
      when: 'disputeResolution',
      paragraphs: [
        'Se for consumidor, pode ainda levar um litígio a uma entidade de resolução alternativa de litígios, nos termos da Lei n.º\u00a0144/2015, sem prejuízo de recorrer aos tribunais.',
        'A lei permite ao consumidor submeter os litígios de reduzido valor económico a um centro de arbitragem de conflitos de consumo autorizado, e nesse caso a empresa fica obrigada à arbitragem (artigo 14.º da Lei n.º\u00a024/96).',
      ],
      items: [
        'O CIAB, Tribunal Arbitral de Consumo, que serve, entre outros, o concelho de Braga, em www.ciab.pt.',
        'As outras entidades, cuja lista está no Portal do Consumidor, em www.consumidor.gov.pt.',
        'Se viver noutro país da União Europeia, na Noruega ou na Islândia, o Centro Europeu do Consumidor do seu país, em www.eccnet.eu.',
      ],
    },
    {
      heading: 'Lei aplicável e tribunal',
      paragraphs: [
        'A estes termos aplica-se a lei portuguesa. Para os litígios que deles resultem são competentes {courts}.',
        'Se for consumidor, isto não lhe retira a proteção das normas imperativas do país onde vive nem a possibilidade de agir, ou de só ser demandado, no tribunal que a lei lhe reserva.',
      ],
    },
    {
      heading: 'Alterações a estes termos',
      paragraphs: [
        'Podemos mudar estes termos, e as mudanças valem para o futuro, a partir da publicação nesta página. A data da última alteração está no início.',
        'Se uma destas condições for inválida, as outras mantêm-se. Escrevemos os termos em português e traduzimo-los; se as versões não coincidirem, vale a portuguesa, a não ser que a lei imponha a solução mais favorável a quem é consumidor.',
      ],
    },
  ],
};
