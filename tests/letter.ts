/** What a visitor writes to the studio. */
export const message = {
  name: 'Rita Gonçalves',
  email: 'rita.g+obras@exemplo.pt',
  subject: 'Um site para a oficina',
  message: 'Bom dia!\nPrecisamos de um site — simples, com preços. 🧵',
};
