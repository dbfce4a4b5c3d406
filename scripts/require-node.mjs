// Loaded before every script. Plain JavaScript, because an older Node couldn't even read TypeScript.
const [major] = process.versions.node.split('.');
if (Number(major) < 26) {
  process.stderr.write(
    `Rondo needs Node 26 and this is ${process.version}: run it by npm after \`npm ci\`, which brings the right one, or install Node 26.\n`,
  );
  process.exit(1);
}
