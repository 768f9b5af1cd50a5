export default function StatusPage() {
  return <div className="page" />;
}
