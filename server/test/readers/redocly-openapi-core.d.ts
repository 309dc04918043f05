// The part of @redocly/openapi-core that a test uses. The package's own types take the compiler longer than any other file.
interface Config {
  readonly rules: object;
}

interface Problem {
  readonly ruleId: string;
  readonly location: readonly { readonly pointer?: string }[];
}

export function createConfig(rules: { extends: string[] }): Promise<Config>;
export function lintFromString(document: { source: string; config: Config }): Promise<Problem[]>;
