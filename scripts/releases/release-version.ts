/** The facts about a version when it is packed. */
interface Packed {
  /** The version in package.json. */
  version: string;
  commit: string;
  /** Whether files differ from the commit. */
  isChanged: boolean;
  /** The commit of the tag `v` and version; null if there is no such tag. */
  tagged: string | null;
  changelog: string;
}

/** The name of a packed version. A tag says what a version is, so only the tagged commit gets the plain name (decisions/0117-trusted-releases.md). */
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
