/** Preloaded into the server: SIGUSR2 moves its clock forward or back by up to 400 days. */
const real = Date.now.bind(Date);
const day = 86_400_000;
const steps = [day, -day, 400 * day, -400 * day, 3_600_000, 0];
let lead = 0;

Date.now = () => real() + lead;
process.on('SIGUSR2', () => {
  lead = steps.shift() ?? 0;
});
