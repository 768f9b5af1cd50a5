export interface LockedPackage {
  version: string;
  license?: string | undefined;
  dev?: boolean;
  link?: boolean;
  integrity?: string | undefined;
  hasInstallScript?: boolean;
}
export function installedBy(packages: Record<string, LockedPackage>): (LockedPackage & { name: string })[];
export function supplyProblems(
  packages: Record<string, LockedPackage>,
  allowScripts: Record<string, boolean>,
): string[];
