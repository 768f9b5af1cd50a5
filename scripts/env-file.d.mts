type Environment = Record<string, string | undefined>;
export function withEnvFile(env: Environment, file?: string): Environment;
