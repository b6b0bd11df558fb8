/**
 * The first import of the unit tests, which test the engine: whatever `STUDIO` says they run on the project's own
 * folder, the sample with every part, and never on the studio in force.
 */
delete process.env.STUDIO;
