import type { LegalWords } from '../../dictionary.ts';

export const termsAndConditions: LegalWords = {
  title: 'Términos y condiciones',
  lead: 'Estas son las condiciones para usar {host}: quiénes somos, qué puedes hacer aquí, de qué respondemos y qué ley se aplica.',
  lastUpdated: 'Última actualización: {date}',
  contents: 'En esta página',
  sections: [
    {
      heading: 'Quiénes somos',
      paragraphs: [
        'Esta web es de un pequeño estudio de software que hace webs, aplicaciones móviles, programas de escritorio y diseño. Los datos de la empresa son los que la ley portuguesa manda mostrar (artículo 10 del Decreto-Ley 7/2004 y artículo 171 del Código de Sociedades Mercantiles portugués).',
      ],
      items: [
        'Denominación social: {legalName}',
        'Nombre usado en esta web: {name}.',
        'Domicilio social: {address}, Portugal.',
        '[Identificación: {companyIds}.]',
        'Correo: {email}.',
      ],
    },
    {
      heading: 'A qué se aplican estos términos',
      paragraphs: [
        'Estos términos se aplican al uso de la web, que es gratuito y no exige registro. Si no estás de acuerdo con ellos, te pedimos que no la uses.',
        'No regulan los proyectos que hacemos para clientes. Cada proyecto tiene su propio contrato, y es ese el que vale.',
      ],
    },
    {
      heading: 'Qué puedes hacer en la web',
      paragraphs: [
        'Puedes leer e imprimir las páginas, compartir su dirección[demonstrations?, probar las demostraciones] y escribirnos. Te pedimos que uses la web de buena fe. No está permitido:',
      ],
      items: [
        'usarla con fines ilícitos o en perjuicio de otras personas;',
        'intentar entrar en zonas del servidor que no son públicas, saltarse las medidas de seguridad o perturbar el funcionamiento de la web;',
        'enviar por el formulario publicidad, mensajes automáticos, programas maliciosos o datos de otra persona como si fueran tuyos.',
      ],
    },
    {
      heading: 'La web no es una oferta contractual',
      paragraphs: [
        'Los textos de la web presentan lo que hacemos. Son una invitación a contratar, y no una oferta que quede aceptada con un clic (artículo 32 del Decreto-Ley portugués 7/2004). Los precios, plazos y tiempos de respuesta que aquí se mencionan son orientativos.',
        'En la web no se compra nada ni se celebra ningún contrato. Solo hay contrato cuando ambas partes aceptan una propuesta por escrito, con el trabajo, el precio y los plazos.',
        'Si contratas con nosotros como consumidor, recibes antes la información que exige la ley, incluida la del derecho de desistimiento, cuando exista.',
      ],
    },
    {
      heading: 'Lo que nos cuentas',
      paragraphs: [
        'La idea que nos describes sigue siendo tuya. Usamos lo que nos escribes para responderte y preparar una propuesta, y por lo demás solo para lo que indica la política de privacidad.',
        'Si quieres compartir un secreto empresarial, dínoslo antes de hacerlo, para acordar por escrito cómo lo protegemos.',
      ],
    },
    {
      heading: 'Las demostraciones',
      when: 'demonstrations',
      paragraphs: [
        '[onlyDemonstrations?Los proyectos][someDemonstrations?Algunos de los proyectos] que puedes abrir en esta web son demostraciones. Los establecimientos, las personas, los productos y los precios que aparecen en ellas son inventados; si alguno coincide con la realidad, es por casualidad.',
        'En una demostración, los pedidos, las reservas y los encargos no tienen efecto: nadie los recibe y no se paga nada. Lo que escribas se queda en tu navegador y se pierde si borras los datos de la web. Por favor, no escribas datos reales, y menos aún de pago.',
        'La página de créditos y licencias dice cuáles de estos proyectos son solo ejemplos ilustrativos.',
      ],
    },
    {
      heading: 'Propiedad intelectual',
      paragraphs: [
        'Los textos, los dibujos,[film? el vídeo,] el código y el diseño gráfico de esta web pertenecen a {legalName} o se usan con licencia, y están protegidos por el Código del Derecho de Autor y de los Derechos Conexos y por el Código de la Propiedad Industrial de Portugal.',
        'Puedes citarlos como permite la ley, indicando el origen, y enlazar nuestras páginas. Para reproducirlos, adaptarlos o usarlos con fines comerciales necesitas permiso por escrito: pídelo a {email}.',
        'Las bibliotecas y las tipografías de otros autores siguen las licencias de estos, que indica la página de créditos y licencias, y las marcas de otras empresas son suyas.',
      ],
    },
    {
      heading: 'Enlaces a otras webs',
      paragraphs: [
        'Ponemos enlaces a webs de otras entidades, como redes sociales y autoridades, porque nos parecen útiles. No controlamos esas webs ni respondemos de lo que publican. Si encuentras un enlace a contenido ilícito, avísanos y lo retiraremos.',
      ],
    },
    {
      heading: 'Funcionamiento de la web',
      paragraphs: [
        'Hacemos lo posible por mantener la web disponible, correcta y al día, pero no podemos prometer que nunca falle ni que no tenga errores. Podemos cambiarla, suspenderla o cerrarla.',
        'Si el asunto es urgente o no tienes respuesta en dos días laborables, escríbenos directamente a {email}.',
      ],
    },
    {
      heading: 'Responsabilidad',
      paragraphs: [
        'Nada en estos términos excluye o limita nuestra responsabilidad por dolo o culpa grave, por daños a la vida, a la integridad moral o física o a la salud de las personas, ni cualquier otra que la ley no permita excluir o limitar. Los derechos de los consumidores se mantienen íntegros.',
        'Fuera de esos casos, y en la medida en que la ley lo permita, no respondemos de los daños que resulten de lo siguiente:',
      ],
      items: [
        'decisiones tomadas solo con la información general de la web, sin consultarnos;',
        'fallos o interrupciones de la web, de internet o del equipo de quien la visita;',
        '[demonstrations?la pérdida de lo que se haya escrito en las demostraciones;]',
        'contenidos de webs de otras entidades.',
      ],
    },
    {
      heading: 'Datos personales',
      paragraphs: [
        'La política de privacidad dice qué datos personales tratamos, para qué y durante cuánto tiempo. Encontrarás el enlace al pie de todas las páginas.',
      ],
    },
    {
      heading: 'Reclamaciones',
      paragraphs: [
        'Si algo sale mal, escríbenos a {email}: queremos resolverlo. No tienes que hacerlo antes de acudir a las vías que la ley te da.',
      ],
    },
    {
      heading: 'Libro de reclamaciones',
      when: 'complaintsBook',
      paragraphs: [
        'Si eres consumidor, puedes reclamar en el libro de reclamaciones portugués online (Livro de Reclamações Eletrónico), en www.livroreclamacoes.pt, según el Decreto-Ley portugués 156/2005.',
      ],
    },
    {
      heading: 'Resolución de litigios de consumo',
      when: 'disputeResolution',
      paragraphs: [
        'Si eres consumidor, puedes además llevar un litigio a una entidad de resolución alternativa de litigios, según la Ley portuguesa 144/2015, sin perjuicio de acudir a los tribunales.',
        'La ley portuguesa permite al consumidor someter los litigios de escaso valor económico a un centro de arbitraje de consumo autorizado, y en ese caso la empresa queda obligada al arbitraje (artículo 14 de la Ley 24/96).',
      ],
      items: [
        'El CIAB, tribunal arbitral de consumo que atiende, entre otros, al municipio de Braga, en www.ciab.pt.',
        'Las demás entidades portuguesas, cuya lista está en el portal del consumidor, en www.consumidor.gov.pt.',
        'Si vives en otro país de la Unión Europea, en Noruega o en Islandia, el Centro Europeo del Consumidor de tu país, en www.eccnet.eu.',
      ],
    },
    {
      heading: 'Ley aplicable y tribunales',
      paragraphs: [
        'A estos términos se les aplica la ley portuguesa. Para los litigios que resulten de ellos son competentes {courts}.',
        'Si eres consumidor, esto no te quita la protección de las normas imperativas del país donde vives ni la posibilidad de demandar ante el tribunal que la ley te reserva, o de que solo te puedan demandar ante él.',
      ],
    },
    {
      heading: 'Cambios en estos términos',
      paragraphs: [
        'Podemos cambiar estos términos, y los cambios valen para el futuro, desde su publicación en esta página. La fecha del último cambio está al principio.',
        'Si una de estas condiciones no es válida, las demás se mantienen. Escribimos los términos en portugués y los traducimos; si las versiones no coinciden, vale la portuguesa, salvo que la ley imponga la solución más favorable a quien es consumidor.',
      ],
    },
  ],
};
