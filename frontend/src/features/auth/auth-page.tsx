export default function AuthPage() {
  return <div className="page" />;
}
