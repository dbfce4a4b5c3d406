// Loaded before every script: plain JavaScript, because an older Node can't even read what would check it.
const [major] = process.versions.node.split('.');
if (Number(major) < 26) {
  process.stderr.write(
    `Rondo needs Node 26 and this is ${process.version}: run it by npm after \`npm ci\`, which brings the right one, or install Node 26.\n`,
  );
  process.exit(1);
}
