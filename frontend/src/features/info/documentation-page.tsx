export default function DocumentationPage() {
  return <div className="page" />;
}
