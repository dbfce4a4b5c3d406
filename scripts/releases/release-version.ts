/** What is known of a version when it is packed. */
interface Packed {
  /** Of package.json. */
  version: string;
  commit: string;
  /** Whether files differ from the commit. */
  isChanged: boolean;
  /** The commit of the tag `v` and version; none where nobody set it. */
  tagged: string | null;
  changelog: string;
}

/** How what is packed calls itself. A tag says what a version is, so only the tagged commit has the name (decisions/0117-trusted-releases.md). */
export function nameVersion({ version, commit, isChanged, tagged, changelog }: Packed): string {
  if (tagged === null) return `${version}-unreleased`;
  if (tagged !== commit || isChanged)
    throw new Error(
      `The tag v${version} is not what would be packed: check it out, or raise the version in package.json`,
    );
  if (!changelog.includes(`\n## [${version}] - `))
    throw new Error(`CHANGELOG.md has no section [${version}]: say there what is new, with its day`);
  return version;
}
